import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  product: 'Ride rewards',
  backToActivity: 'Back to the activity',
  backHome: 'Back to the start',
  unknownPath: {
    title: 'Page not found',
    text: 'The link may have expired, or it was mistyped',
  },
  start: {
    title: 'Ride rewards are waiting for you',
    text: 'Please open the activity link that you were sent',
    continue: 'Continue where you left off',
    campaigns: 'Activities',
  },
}
