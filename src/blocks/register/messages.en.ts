import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'A welcome gift',
  gift: (yuan) => `¥${yuan} for your rides`,
  giftUnknown: 'A gift for your rides',
  promise: 'Log in and it is yours',
  invitedBy: 'invites you to ride',
  reward: 'Welcome ride credit',
  note: 'In your account once you are registered',
  stamp: 'Unclaimed',
  ride: { label: "The driver's invitation", initial: 'D', invites: 'invites you to ride', unnamed: 'Your driver invites you' },
  invalid: 'This invitation is not valid, but you can still join.',
}
