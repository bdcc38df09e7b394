import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'A red envelope for you',
  subline: 'Open it and ride for less',
  button: 'Open',
  open: 'Open the red envelope',
  channel: 'Our partner',
  card: { title: 'A red envelope for you', desc: 'Open it and ride for less' },
  share: 'Share with a friend',
  hint: 'Tap the seal to see what is in it',
  empty: { title: 'All red envelopes are gone', desc: 'There is more to save in the app', button: 'Open the app' },
}
