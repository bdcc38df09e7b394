import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  progress: (at, total) => `Question ${at} of ${total}`,
  secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  options: 'Answers',
  noPause: 'The clock keeps running, even if you leave',
  stillOver: 'The answers of this round were not accepted, please try again later',
  judging: 'Checking your answers',
  judgingText: 'They are in, one moment',
  unknown: 'No result yet',
  unknownText: 'The network is slow; your answers are safe and count only once',
  ask: 'See the result',
  review: 'Your mistakes',
  yours: 'Your answer',
  right: 'Correct answer',
  none: 'Not answered',
}
