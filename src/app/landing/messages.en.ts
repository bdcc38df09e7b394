import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  product: 'Ride rewards',
  backToActivity: 'Back to the activity',
  backHome: 'Back to home',
  unknownPath: {
    title: 'Page not found',
    text: 'The link may have expired, or it was mistyped',
  },
  start: {
    title: 'Ride rewards are waiting for you',
    subline: 'A good car whenever you call, and gifts along the way',
    text: 'To join an activity, open the link that you were sent',
    callCar: 'Call a ride',
    getApp: 'Open the app',
    continue: 'Continue where you left off',
    campaigns: 'Activities',
    links: 'What does a link open? Make one',
    wall: 'See every page at once',
    audience: { passenger: 'Passengers', driver: 'Drivers', enterprise: 'Companies', channel: 'Partners' },
  },
}
