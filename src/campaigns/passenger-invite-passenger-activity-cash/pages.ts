import type { CardPageOptions } from '@/blocks/card/cardPage'
import type { ListPageOptions } from '@/blocks/list/listPage'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import type { WithdrawPageOptions } from '@/blocks/withdraw/withdrawPage'
import { useMessages } from '@/lib/i18n'
import type { InviteRow, RewardRow, WithdrawRow } from '@/services/candle'
import {
  newestWithdrawals,
  pipCashWithdraw,
  usePipCashShareCallbackMutation,
  useQueryPipCashHisWithdrawListInfiniteQuery,
  useQueryPipCashInviteListInfiniteQuery,
  useQueryPipCashPageQuery,
  useQueryPipCashRewardsHistoryListInfiniteQuery,
  useQueryPipCashWithdrawListInfiniteQuery,
  type CashPage,
  type InviteTab,
} from './api'
import { invitationFixtures, pastWithdrawFixtures, rewardFixtures, withdrawFixtures } from './fixtures'
import { inviteeRoutes } from './inviteeRoutes'
import { cashMessages } from './messages'
import { RemindableInvite, useRemind } from './remind'

const useTexts = () => useMessages(cashMessages)

const LANDING = 'invitee-register'

/** The friends a user brought: new ones, and those who came back (spec 2 §7.2). */
export const invitationList: ListPageOptions<InviteRow, InviteTab> = {
  row: RemindableInvite,
  useRowAction: useRemind,
  tabs: ['fresh', 'recalled'],
  // Who comes back has registered long ago.
  isInTab: ({ status }, tab) => tab === 'fresh' || status === 'rewarded' || status === 'inProgress',
  useRows: (request, tab, style) => useQueryPipCashInviteListInfiniteQuery({ request, args: { tab } }, style),
  useTexts: () => useTexts().invites,
  exitRoute: 'share',
  fixtures: invitationFixtures,
}

/** Every credit, with the friend that it came from. */
export const rewardRecord: ListPageOptions<RewardRow> = {
  row: 'reward',
  useRows: (request, _, style) => useQueryPipCashRewardsHistoryListInfiniteQuery({ request, args: undefined }, style),
  useTexts: () => useTexts().rewardList,
  exitRoute: '',
  fixtures: rewardFixtures,
}

/** This activity's withdrawals. One that is under way becomes another by itself. */
export const withdrawRecord: ListPageOptions<WithdrawRow> = {
  row: 'withdraw',
  useRows: (request, _, style) => useQueryPipCashWithdrawListInfiniteQuery({ request, args: undefined }, style),
  isMoving: ({ status }) => status === 'processing',
  useTexts: () => useTexts().withdrawals,
  exitRoute: 'cash-withdraw',
  secondaryPath: 'history-withdraw-record',
  fixtures: withdrawFixtures,
}

/** Those from earlier activities, by month. */
export const historyWithdrawRecord: ListPageOptions<WithdrawRow> = {
  ...withdrawRecord,
  useRows: (request, _, style) => useQueryPipCashHisWithdrawListInfiniteQuery({ request, args: undefined }, style),
  byMonth: ({ appliedAt }) => appliedAt,
  useTexts: () => useTexts().history,
  fixtures: pastWithdrawFixtures,
}

/** The balance is the home's: both are the one page call. It stays within reach when the activity is over. */
export const cashWithdraw: WithdrawPageOptions<CashPage> = {
  usePage: useQueryPipCashPageQuery,
  toWallet: ({ wallet, withdrawRule }) => wallet && { balance: wallet.withdrawable, ...withdrawRule },
  withdraw: pipCashWithdraw,
  newest: newestWithdrawals,
  recordsPath: 'withdraw-record',
}

export const sharePage: SharePageOptions = { usePage: useQueryPipCashPageQuery, useShareCallback: usePipCashShareCallbackMutation, landing: LANDING }

/** Step 7 of spec 1 §4: the reward routes. */
export const inviteeRegister: RegisterPageOptions = { inviteeRoutes }

/** Where a registration leads that brought its reward and has no target link; `registerAlready` where it was brought before. */
export const registerSuccess: ResultPageOptions = { look: 'gift', useTexts: () => useTexts().success, canInvite: true }
export const registerAlready: ResultPageOptions = { look: 'received', useTexts: () => useTexts().already, canInvite: true }

/** What a friend sees first in the mini program. */
export const inviteeApplet: CardPageOptions = { useTexts: () => useTexts().applet }
