import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'You have arrived',
  subline: 'Thanks for riding with us. Here is a small surprise.',
  sublineOfNothing: 'Thanks for riding with us.',
  button: 'Open it',
  finished: (time) => `Arrived ${time}`,
  hidden: 'Your reward for this ride',
  share: 'Share and save together',
  card: { title: 'My ride brought a reward', desc: 'One for each ride, for the next one' },
  none: { title: 'Finish a ride to take part', text: 'Take a ride, and open its reward when you arrive', button: 'Call a ride' },
  appHome: { title: 'Ride reward', headline: 'A reward waits for you', desc: 'Your ride is done. See your reward.', button: 'Open it' },
}
