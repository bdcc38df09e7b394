import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'It rains envelopes',
  subline: 'Catch them and ride for less',
  single: { headline: 'Your envelope of the day', subline: 'One a day, ready to use' },
  button: 'Start the rain',
  openOne: 'Open it',
  card: { title: 'It rains ride envelopes, come and catch some', desc: 'Catch them and ride for less' },
  left: (seconds) => `${seconds} s left`,
  skip: 'Open without the rain',
  caught: (count) => `You caught ${count} ${count === 1 ? 'envelope' : 'envelopes'}`,
  nothing: 'They got away',
  nothingText: 'Nothing this time, try your luck tomorrow',
  share: 'Share with a friend',
  empty: { title: 'All envelopes are gone', desc: 'Come earlier next time; there is more to save in the app', button: 'Open the app' },
  tomorrow: { title: 'Claimed today, come back tomorrow', desc: 'It is in your account and counts for your next ride', button: 'Call a ride', next: 'Next rain', back: 'Come back tomorrow', at: (time) => `Next rain ${time}` },
  unqualified: { title: 'You do not qualify yet', desc: 'Once you meet the condition, come and catch envelopes', button: 'Do it now', condition: 'What it takes' },
}
