import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  leave: { title: 'Please confirm', text: 'There is something you have not sent yet. Leave anyway?', stay: 'Cancel', go: 'Leave' },
}
