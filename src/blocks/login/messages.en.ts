import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  heading: 'Log in by phone',
  promise: 'Ride rewards await you',
  safe: 'A number without an account is registered once verified',
  configFailed: 'The activity could not be loaded; you can still log in',
  reload: 'Load again',
}
