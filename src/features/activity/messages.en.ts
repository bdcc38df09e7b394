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
    end: 'Thank you for your interest, more is on its way',
    'not-start': 'Good things take time: come back once it has begun',
    invalid: 'The link is wrong or no longer valid, please check it',
    open: 'Your reward is waiting, join now',
  },
  driverText: {
    end: 'Thank you for driving with us, more rewards are on their way',
    'not-start': 'Nearly there: come back once it has begun',
    invalid: 'The link is wrong or no longer valid, please check it',
    open: 'Your reward is waiting, join now',
  },
  home: 'Back to the start',
  callCar: 'Call a ride',
  join: 'Join now',
}
