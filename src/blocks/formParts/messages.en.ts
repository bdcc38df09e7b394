import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  leave: { title: 'Please confirm', text: 'There is something you have not sent yet. Leave anyway?', stay: 'Cancel', go: 'Leave' },
  name: 'Name',
  namePlaceholder: 'Your name',
  nameMissing: 'Name (required)',
  nameWrong: 'Chinese characters or Latin letters only, at most 6',
  phone: 'Phone',
  phoneWrong: 'Please enter an 11-digit phone number',
  agree: 'Please accept the agreement first',
}
