import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: {
    end: 'This activity has ended',
    'not-start': 'This activity has not started',
    invalid: 'This activity does not exist',
    open: 'This activity is on',
  },
  text: {
    end: 'Thank you for your interest. More is on its way.',
    'not-start': 'Good things take time: come back once it has begun',
    invalid: 'The link is wrong or no longer valid. Please check it.',
    open: 'Your reward is waiting. Join now!',
  },
  driverText: {
    end: 'Thank you for driving with us. More rewards are on their way.',
    'not-start': 'Nearly there: come back once it has begun',
    invalid: 'The link is wrong or no longer valid. Please check it.',
    open: 'Your reward is waiting. Join now!',
  },
  home: 'Back to home',
  callCar: 'Call a ride',
  join: 'Join now',
}
