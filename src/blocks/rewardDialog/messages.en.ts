import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  won: 'Congratulations! You won',
  lost: 'No luck this time',
  lostText: 'Better luck next time',
  reward: 'A surprise gift',
  sum: (yuan) => `¥${yuan}`,
  know: 'Got it',
  again: 'Try again',
  share: 'Share with a friend',
  close: 'Close',
}
