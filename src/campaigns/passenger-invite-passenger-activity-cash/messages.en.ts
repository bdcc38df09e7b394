import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Invite friends, earn cash',
  subline: 'Cash with every first ride',
  withdrawable: 'Ready to withdraw',
  pending: 'On the way',
  totalEarned: 'Earned in all',
  friendsInvited: 'Friends',
  people: (count) => count,
  rule: 'Activity rules',
  ruleShort: 'Rules',
  withdraw: 'Withdraw',
  records: 'Withdrawals',
  rewards: 'Rewards',
  login: 'Log in',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  winner: (name, yuan) => `${name} earned ¥${yuan}`,
  winners: 'Friends are earning cash right now',
  how: 'Three steps to cash',
  steps: { share: 'Share your link', ride: 'A friend takes a ride', cash: 'Cash arrives' },
}
