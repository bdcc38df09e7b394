import { GATE_CODE } from '@/mocks/activities'
import type { CampaignMocks } from '@/mocks/campaignMocks'
import { activityOf, candlePath, defineEndpoint, type EndpointContext } from '@/mocks/endpoint'
import { Refusal } from '@/mocks/refusal'
import type { CashBarrageReply, CashPageReply } from '../contract'
import { listEndpoints } from './lists'
import { cashRule } from './rule'
import { CASH_LADDER, cashInvites, cashWallet } from './wallet'
import { WITHDRAW_RULE, withdrawEndpoint } from './withdrawEndpoint'

const LATEST = 3
const BLACKLIST = -196866

function pageOf(context: EndpointContext): CashPageReply {
  const { account, state, clock } = context
  const { sourceId, activityId, beginTime, endTime, status, availableCities, rewardRule, pageConfig } = activityOf(context)
  return {
    activityInfo: { activity: { sourceId, activityId, beginTime, endTime, status: status as 1 | 2 | 3 | 4, availableCities }, rewardRule, pageConfig },
    user: account ? { promotorCode: account.promoteCode, isBlack: account.isBlacklisted ? 1 : 0, customLinkFlag: 2, customLink: '' } : null,
    stat: account ? cashWallet(state, account, sourceId) : null,
    latestInvites: account ? cashInvites(state, account, sourceId).slice(0, LATEST) : [],
    serverTime: clock.now(),
  }
}

/** What somebody has earned stays theirs, so a refusal brings the page along. */
function refuse(context: EndpointContext, errCode: number): never {
  throw new Refusal(errCode, pageOf(context))
}

const answerPage = (context: EndpointContext): CashPageReply => {
  const gate = GATE_CODE[activityOf(context).status]
  if (gate !== undefined) return refuse(context, gate)
  return context.account?.isBlacklisted ? refuse(context, BLACKLIST) : pageOf(context)
}

const withStatus = (page: CashPageReply, status: 1 | 2 | 3 | 4): CashPageReply => ({
  ...page,
  activityInfo: { ...page.activityInfo, activity: { ...page.activityInfo.activity, status } },
})

const noInvites = (page: CashPageReply): CashPageReply => ({
  ...page,
  latestInvites: [],
  stat: page.stat && { withdrawable: 0, pending: 0, totalEarned: 0, friendsInvited: 0 },
})

const badConfig = { homePageConfig: { title: 42, headline: { wrong: true }, bgImage: 'javascript:alert(1)', themeColor: 'red', cornerShare: 'none', buttonImage: [] } }

function winners({ state }: EndpointContext, count: number): CashBarrageReply {
  const random = state.random('cashBarrage')
  return {
    list: Array.from({ length: count }, (_, index) => ({
      id: `w${index + 1}`,
      mobileMask: `1${random.pick(['3', '5', '7', '8'])}${random.text('0123456789', 1)}****${random.text('0123456789', 4)}`,
      amount: random.pick([1000, 1000, 2000, 5000, 20_000]),
    })),
  }
}

export const mocks: CampaignMocks = {
  prefix: 'passenger-invite-passenger-activity-cash',
  sourceId: 'PIPCASH2026',
  paths: ['', '/login', '/cash-withdraw', '/share', '/rule', '/invitation-list', '/reward-record', '/withdraw-record', '/history-withdraw-record', '/invitee-register', '/invitee-register-success', '/invitee-register-already', '/recall-user'],
  activity: {
    activityName: '邀好友赚现金',
    inviteType: 1,
    rewardRule: { ladder: CASH_LADDER, withdraw: WITHDRAW_RULE },
    pageConfig: {
      rulePageConfig: { ruleContent: cashRule, updateTime: '2026-11-01 10:00:00' },
      homePageConfig: {
        cornerShare: { link: '', title: '邀好友打车，一起赚现金', desc: '好友完成首单，现金直接到账，可随时提现', imgUrl: '' },
      },
    },
  },
  endpoints: [
    ...listEndpoints,
    defineEndpoint({
      method: 'POST',
      path: candlePath('queryPipCashPage'),
      token: 'optional',
      sourceId: 'known',
      outcomes: {
        ok: answerPage,
        empty: (context) => noInvites(pageOf(context)),
        many: (context) => ({ ...pageOf(context), stat: { withdrawable: 123_456_789, pending: 98_765_432, totalEarned: 1_222_222_221, friendsInvited: 1260 } }),
        ended: (context) => refuse(context, -196308),
        closed: (context) => refuse(context, -196309),
        blacklist: (context) => refuse(context, BLACKLIST),
        /** Marketing set a link of its own for this person's invitations. */
        customLink: (context) => {
          const page = pageOf(context)
          return { ...page, user: page.user && { ...page.user, customLinkFlag: 1, customLink: 'https://go.example.com/invite' } }
        },
        /** Ended, and said by the reply itself. */
        finished: (context) => withStatus(pageOf(context), 4),
        badConfig: (context) => {
          const page = pageOf(context)
          return { ...page, activityInfo: { ...page.activityInfo, pageConfig: badConfig } }
        },
        /** Two seconds are left. */
        lastSecond: (context) => {
          const page = pageOf(context)
          const endTime = context.clock.shift({ minutes: 2 / 60 })
          return { ...page, activityInfo: { ...page.activityInfo, activity: { ...page.activityInfo.activity, endTime } } }
        },
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('queryPipCashBarrage'),
      sourceId: 'known',
      outcomes: { ok: (context) => winners(context, 20) },
    }),
    defineEndpoint({
      method: 'POST',
      path: candlePath('pipCashShareCallback'),
      token: 'required',
      sourceId: 'known',
      outcomes: { ok: () => null },
    }),
    withdrawEndpoint,
  ],
}
