import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  won: 'Congratulations, you got',
  lost: 'So close',
  lostText: 'Nothing this time; your luck is on its way',
  reward: 'A surprise gift',
  sum: (yuan) => `¥${yuan}`,
  know: 'Got it',
  again: 'Go again',
  share: 'Share with a friend',
  close: 'Close',
}
