import type { Translation } from '@/lib/i18n'
import { unlessChinese } from '@/lib/i18n/unlessChinese'
import type { AmountFault } from './validateAmount'
import type { zh } from './messages'

type Limits = Parameters<(typeof zh)['limits']>[0]

const faults: Readonly<Record<AmountFault, (limits: Limits) => string>> = {
  empty: () => 'Please enter an amount',
  notAmount: () => 'Please enter a correct amount',
  belowMin: ({ min }) => `The minimum is ¥${min}`,
  aboveBalance: ({ balance }) => `More than your balance of ¥${balance}`,
  aboveMax: ({ max }) => `The maximum is ¥${max} per withdrawal`,
}

export const messages: Translation<typeof zh> = {
  title: 'Withdraw',
  balance: 'Ready to withdraw',
  records: 'Withdrawals',
  amount: 'Amount',
  quickAmounts: 'Choose an amount',
  chip: (yuan) => `¥${yuan}`,
  all: 'Withdraw all',
  clear: 'Clear',
  limits: ({ min, max }) => `¥${min} to ¥${max} each time`,
  rest: ({ max }, yuan) => `Up to ¥${max} per withdrawal. Withdraw the other ¥${yuan} next.`,
  tooLittle: (yuan) => `Earn ¥${yuan} more to withdraw`,
  faultOf: (fault, limits) => faults[fault](limits),
  channel: 'Paid to',
  payee: (channel) => (channel === '' || channel.includes('微信') ? 'WeChat balance' : channel.includes('支付宝') ? 'Alipay' : channel),
  name: { label: 'Your name', asking: 'Checking', verified: (mask) => (mask ? `${mask} verified` : 'Verified'), unverified: 'Not verified', verify: 'Verify', unknown: 'Checked when you withdraw' },
  submit: 'Withdraw',
  submitAmount: (yuan) => `Withdraw ¥${yuan}`,
  earnMore: 'Invite friends and earn cash',
  tips: 'Good to know',
  standardTips: {
    time: 'Money usually arrives at once, and may take longer at busy times',
    name: 'Your name must be verified, and the account must be your own',
    failed: 'If a withdrawal fails, the money goes back to your balance and you can try again',
  },
  risk: 'This account has been flagged. Please contact customer service.',
  nameRequired: { title: 'Please verify your name first', text: 'To keep your money safe, only verified people can withdraw', verify: 'Verify' },
  confirming: { title: 'Checking your withdrawal', text: (yuan) => `Your withdrawal of ¥${yuan} was sent, but no answer has come yet. We are looking it up in your withdrawals.` },
  unknown: {
    title: 'Result unknown',
    text: (yuan) => `We sent your withdrawal of ¥${yuan} but got no answer, and it is not in your withdrawals yet. It may have been paid, so please check there first.`,
    repeat: 'Withdraw once more',
    leave: 'Back to the form',
  },
  repeat: { title: (yuan) => `Withdraw ¥${yuan} once more?`, text: 'The last one may have been paid. Trying again may pay it twice: please look through your withdrawals first.', confirm: 'Try anyway' },
  leave: { title: 'Back to the form?', text: 'The last one may have been paid. Please look through your withdrawals before you withdraw again.', confirm: 'Go back anyway' },
  viewRecords: 'See your withdrawals',
  notNow: 'Not now',
  processing: { title: 'Processing', text: (time) => (time ? `Expected at ${time}` : 'Your withdrawals will show when it arrives') },
  success: { title: 'Withdrawn', text: (channel) => `Paid to ${channel}` },
  failed: { title: 'Not withdrawn', text: (_reason) => 'The money is back in your balance' },
  facts: { appliedAt: 'Requested', arrivesAt: 'Paid', expectedAt: 'Expected' },
  steps: { applied: 'Requested', processing: 'Processing', arrived: 'Paid', failed: 'Not paid', returned: 'Returned' },
  refused: { finished: 'This activity has ended', blacklisted: 'This account cannot take part' },
  serverWords: (words) => unlessChinese(words, ''),
  home: 'Back to the activity',
  done: 'Done',
  again: 'Try again',
}
