import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  ticketMissing: 'The app could not log you in. Please use your phone number.',
}
