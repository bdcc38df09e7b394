import type { Campaign } from '@/campaigns/defineCampaign'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import type { Account } from '../state/accounts'
import { defineMocks } from './defineMocks'
import { activityOf, callerOf, textOf, type EndpointContext } from './endpoint'
import { firstOrderTime } from '../seeds/firstOrders'
import { friendStatuses } from '../seeds/inviteRows'
import { IN_TIME_HOURS, seedInvites } from '../seeds/inviteSeed'
import { mockAction, mockList, mockShareCallback } from './mockCalls'
import { mockPage } from './mockPage'
import { inviteAt } from '../seeds/sampleRows'

const DONE = 3
const LATEST = 3
const WAITING = { status: 2, statusName: '待完成首单', note: '完成首单后奖励到账' } as const
const RIDDEN = { status: DONE, statusName: '已完单' } as const

/** What a link has come to for a user: see `InviteeState` of blocks/p2p. */
const STATE = { unclaimed: 0, granted: 1, waiting: 2, existing: 3 } as const

/** The campaign's sample, and what the activity is besides. */
type P2pSeed = {
  readonly sample: { readonly mine: number; readonly friends: number; readonly thresholdCents: number; readonly validDays: number; readonly cities: string; readonly ladder: readonly { readonly friends: number; readonly cents: number }[] }
  readonly activityName: string
  readonly isAfterFirstOrder?: true
}

/** The part of a campaign that invites passengers to a kind of ride. `name` stands in the names of its calls. */
export function p2pMocks(campaign: Pick<Campaign, 'prefix' | 'developmentSourceId' | 'pages'>, name: string, { sample: { mine: cents, friends, thresholdCents, validDays, cities, ladder }, activityName, isAfterFirstOrder }: P2pSeed) {
  const seeded = seedInvites(`${name}Friends`, {
    count: 26,
    everyHours: 17,
    cents,
    id: 'friend',
    statusAt: (index, hoursAgo) => (index % 4 !== 2 ? RIDDEN : hoursAgo < IN_TIME_HOURS ? WAITING : { status: 4, statusName: '邀请无效', note: '好友7天内未完成首单' }),
  })
  const friendsOf = (account: Account, context: EndpointContext): readonly InviteRowReply[] => [
    ...friendStatuses(account, context, cents, { waiting: WAITING, done: RIDDEN }),
    ...(seeded.of(context.state)[account.uid] ?? []),
  ]
  const state = (inviteeState: number) => () => ({ inviteeState })
  return defineMocks(campaign, {
    activity: {
      activityName,
      inviteType: 1,
      availableCities: cities,
      rewardRule: { inviterAmount: cents, inviteeAmount: friends, inviteeThreshold: thresholdCents, inviteeValidDays: validDays, ...(isAfterFirstOrder && { isAfterFirstOrder: 1 }), ladder: ladder.map((step) => ({ inviteCount: step.friends, amount: step.cents })) },
    },
    endpoints: [
      mockPage(`query${name}PipPage`, {
        stat: (account, context) => ({ friendsInvited: friendsOf(account, context).length }),
        rest: (context) => ({ latestInvites: context.account ? friendsOf(context.account, context).slice(0, LATEST) : [] }),
      }),
      mockList(
        `query${name}PipInviteList`,
        (account, context) => friendsOf(account, context).filter(({ status }) => textOf(context, 'status') !== String(DONE) || status === DONE),
        inviteAt,
      ),
      mockAction(`query${name}PipInviteeState`, (context) => ({ inviteeState: stateOf(context) }), { unclaimed: state(STATE.unclaimed), granted: state(STATE.granted), waiting: state(STATE.waiting), existing: state(STATE.existing) }),
      mockShareCallback(`${name.charAt(0).toLowerCase()}${name.slice(1)}PipShareCallback`),
    ],
  })
}

function stateOf(context: EndpointContext): number {
  const { uid, registration, recallRewardType, inviteeRewards } = callerOf(context)
  const { sourceId, rewardRule } = activityOf(context)
  const isNewHere = registration?.sourceId === sourceId
  if (inviteeRewards[sourceId] !== undefined) return isNewHere ? STATE.granted : STATE.existing
  if (isNewHere && rewardRule['isAfterFirstOrder'] === 1 && firstOrderTime(context.state, uid) === undefined) return STATE.waiting
  return isNewHere || recallRewardType !== undefined ? STATE.unclaimed : STATE.existing
}
