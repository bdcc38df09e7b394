import type { WithdrawData, WithdrawPageData } from './withdrawData'
import type { Withdrawal } from '@/services/candle'

const order = { requestId: 'r1', cents: 5000, sentAt: '2026-11-20 10:02:30', known: [], isUnknown: false }

const withdrawal: Withdrawal = {
  id: 'W1',
  cents: 5000,
  appliedAt: '2026-11-20 10:02:31',
  arrivesAt: '2026-11-20 10:03:00',
  channelName: '微信零钱',
  status: 'processing',
  failReason: '',
}

const open: WithdrawData = {
  balance: 128_60,
  limits: { min: 1000, max: 50_000 },
  channel: '微信零钱',
  amounts: [1000, 2000, 5000, 10_000, 20_000, 50_000],
  name: { status: 'verified', mask: '李*' },
  typed: '50',
  stage: { step: 'editing' },
  hasRecords: true,
}

/** What has been taken is in the balance no more; what failed is back in it. */
const taken: WithdrawData = { ...open, balance: open.balance - order.cents }

/** What the page shows in each of its states. */
export const withdrawFixtures = {
  default: open,
  empty: { ...open, balance: 360, typed: '' },
  many: { ...open, balance: 123_456_789, typed: '' },
  most: { ...open, balance: Number.MAX_SAFE_INTEGER, typed: '' },
  unverified: { ...open, name: { status: 'unverified' } },
  nameUnknown: { ...open, name: { status: 'unknown' } },
  tooMuch: { ...open, typed: '300' },
  sending: { ...open, stage: { step: 'sending', order } },
  all: { ...open, balance: 585_00, typed: '500' },
  confirming: { ...open, stage: { step: 'confirming', order } },
  unknown: { ...open, stage: { step: 'unknown', order, isAsking: false } },
  processing: { ...taken, stage: { step: 'settled', order, withdrawal } },
  success: { ...taken, stage: { step: 'settled', order, withdrawal: { ...withdrawal, status: 'success' } } },
  failed: { ...open, stage: { step: 'settled', order, withdrawal: { ...withdrawal, arrivesAt: '', status: 'failed', failReason: '收款账户异常，请核对后重新提现' } } },
  finished: { refusal: { status: 'finished', words: '活动已结束' } },
  blacklisted: { refusal: { status: 'blacklisted', words: '账户异常，暂不能参与活动' } },
} satisfies Record<string, WithdrawPageData>
