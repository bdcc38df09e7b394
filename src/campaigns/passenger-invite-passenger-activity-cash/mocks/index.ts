import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf } from '@/mocks/calls/endpoint'
import { mockList, mockShareCallback, mockWinners } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { mockWithdraw, WITHDRAW_RULE } from '@/mocks/calls/mockWithdraw'
import { inviteAt, rewardAt, withdrawalAt } from '@/mocks/seeds/sampleRows'
import { campaign } from '..'
import { cashRule } from './rule'
import { CASH_LADDER, cashInvites, cashRecalls, cashRewards, cashWallet, withdrawals } from './wallet'

const LATEST = 3
const NOTHING = { withdrawable: 0, pending: 0, totalEarned: 0, friendsInvited: 0 }
const MUCH = { withdrawable: 123_456_789, pending: 98_765_432, totalEarned: 1_222_222_221, friendsInvited: 1260 }

export const mocks = defineMocks(campaign, {
  activity: {
    activityName: '邀好友赚现金',
    inviteType: 1,
    rewardRule: { ladder: CASH_LADDER, withdraw: WITHDRAW_RULE },
    pageConfig: {
      rulePageConfig: { ruleContent: cashRule, updateTime: '2026-11-01 10:00:00' },
      homePageConfig: { cornerShare: { link: '', title: '好友送你一份打车金', desc: '新人注册即得，首单立减', imgUrl: '' } },
    },
  },
  endpoints: [
    mockPage(
      'queryPipCashPage',
      {
        stat: cashWallet,
        rest: (context) => ({ latestInvites: context.account ? cashInvites(context.account, context).slice(0, LATEST) : [] }),
        showsRefusals: true,
      },
      (pageOf) => ({
        empty: (context) => ({ ...pageOf(context), latestInvites: [], stat: context.account ? NOTHING : null }),
        many: (context) => ({ ...pageOf(context), stat: MUCH }),
        noWaitingAmount: (context) => {
          const page = pageOf(context)
          return { ...page, stat: page.stat && { ...page.stat, waitingAmount: null } }
        },
      }),
    ),
    mockWinners('queryPipCashBarrage', [1000, 1000, 2000, 5000, 20_000]),
    mockShareCallback('pipCashShareCallback'),
    mockList('queryPipCashInviteList', cashInvites, inviteAt),
    mockList('queryPipCashRecallInviteList', cashRecalls, inviteAt),
    mockList('queryPipCashRewardsHistoryList', cashRewards, rewardAt),
    mockList('queryPipCashWithdrawList', (account, { state }) => withdrawals.rowsOf(state, account), withdrawalAt),
    mockList('queryPipCashHisWithdrawList', (account, { state }) => withdrawals.historyOf(state, account), withdrawalAt),
    mockWithdraw('pipCashWithdraw', withdrawals, (context) => cashWallet(callerOf(context), context).withdrawable),
  ],
})
