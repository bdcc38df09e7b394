import type { Translation } from '@/lib/i18n'
import type { AmountFault } from './validateAmount'
import type { zh } from './messages'

type Limits = Parameters<(typeof zh)['limits']>[0]

const faults: Readonly<Record<AmountFault, (limits: Limits) => string>> = {
  empty: () => 'Please enter an amount',
  notAmount: () => 'Please enter a correct amount',
  belowMin: ({ min }) => `The least is ¥${min}`,
  aboveBalance: ({ balance }) => `More than your balance of ¥${balance}`,
  aboveMax: ({ max }) => `The most at once is ¥${max}`,
}

export const messages: Translation<typeof zh> = {
  title: 'Withdraw',
  balance: 'Ready to withdraw',
  records: 'Withdrawals',
  amount: 'Amount',
  quickAmounts: 'Choose an amount',
  chip: (yuan) => `¥${yuan}`,
  all: 'All of it',
  clear: 'Clear',
  limits: ({ min, max }) => `¥${min} to ¥${max} at once`,
  tooLittle: (yuan) => `Earn ¥${yuan} more to withdraw`,
  faultOf: (fault, limits) => faults[fault](limits),
  name: { label: 'Your name', asking: 'Checking', verified: (mask) => (mask ? `${mask} verified` : 'Verified'), unverified: 'Not verified', verify: 'Verify', unknown: 'Checked when you withdraw' },
  submit: 'Withdraw',
  submitAmount: (yuan) => `Withdraw ¥${yuan}`,
  earnMore: 'Invite friends and earn cash',
  tips: 'Good to know',
  standardTips: {
    time: 'Money usually arrives at once, and may take longer at busy times',
    name: 'Your name must be verified, and the account must be your own',
    failed: 'What could not be paid out is back in your balance, and can be withdrawn again',
  },
  risk: { title: 'This account is at risk, please contact customer service', gotIt: 'Got it' },
  nameRequired: { title: 'Please verify your name first', text: 'To keep your money safe, only verified people can withdraw', later: 'Not now', verify: 'Verify' },
  confirming: {
    title: 'Finding out how it went',
    text: (yuan) => `Your withdrawal of ¥${yuan} was sent, but no answer has come yet. It is never taken twice.`,
    ask: 'Ask again',
  },
  processing: { title: 'On its way', text: (time) => (time ? `Expected at ${time}` : 'Your withdrawals tell when it has arrived') },
  success: { title: 'Withdrawn', text: (channel) => `Paid to ${channel}` },
  failed: { title: 'Not withdrawn', text: (_reason) => 'The money is back in your balance' },
  facts: { amount: 'Amount', channel: 'Paid to', appliedAt: 'Asked for', arrivesAt: 'Arrived', expectedAt: 'Expected' },
  steps: { applied: 'Sent', processing: 'On its way', arrived: 'Arrived', failed: 'Not paid', returned: 'Returned' },
  done: 'Done',
  again: 'Try again',
}
