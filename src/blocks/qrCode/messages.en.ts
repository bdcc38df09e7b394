import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Scan in person',
  scan: 'Your passenger scans it with a chat app or the camera',
  bright: 'Not scanning? Make the screen brighter',
  share: 'Share with a passenger',
  close: 'Close',
  loggedOut: 'Log in to show your code',
  login: 'Log in',
  reward: (yuan) => `¥${yuan} ride credit for passengers`,
  entryHint: 'Let your passenger scan it on the way',
}
