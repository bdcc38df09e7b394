import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Red envelope rain',
  subline: 'Catch them and ride for less',
  single: { headline: 'Your red envelope today', subline: 'One a day, ready to use' },
  button: 'Start catching',
  openOne: 'Open it',
  card: { title: 'Red envelope rain: come and catch some', desc: 'Catch them and ride for less' },
  left: (seconds) => `${seconds} s left`,
  skip: 'Open without playing',
  caught: (count) => `You caught ${count} red ${count === 1 ? 'envelope' : 'envelopes'}`,
  nothing: 'They got away',
  nothingText: 'Nothing this time. Try your luck tomorrow.',
  share: 'Share with a friend',
  again: { title: 'You can play now', desc: 'Come and try your luck', button: 'Get a red envelope' },
  empty: { title: 'All red envelopes are gone', desc: 'They go fast. You can save more in the app.', button: 'Open the app' },
  tomorrow: { title: 'Already claimed today', desc: 'You have played today. Your winnings are in your account.', button: 'Call a ride', next: 'Next round', back: 'Come back tomorrow', at: (time) => `Next round ${time}` },
  unqualified: { title: 'You do not qualify yet', desc: 'You can join once you qualify', button: 'Take a ride', condition: 'What to do' },
}
