import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  product: 'Ride rewards',
  retry: 'Try again',
  backToActivity: 'Back to the activity',
  backHome: 'Back to the start',
  unknownPath: {
    title: 'Page not found',
    text: 'The link may have expired, or it was mistyped',
  },
  brokenScreen: {
    title: 'Something went wrong on this page',
    text: 'Please try again, or come back a little later',
  },
  missingChunk: {
    title: 'The page could not be loaded',
    text: 'Check the network and try again',
  },
  start: {
    title: 'Ride rewards are waiting for you',
    text: 'Please open the activity link that you were sent',
    continue: 'Continue where you left off',
    campaigns: 'Activities',
  },
}
