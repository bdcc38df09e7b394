import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  backToActivity: 'Back to the activity',
  backHome: 'Back to home',
}
