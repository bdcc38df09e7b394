import { DAY_MS, formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import type { CouponRowReply } from '@/services/candle/rows/couponRow'
import { activityOf, callerOf, type Endpoint, type EndpointContext } from './endpoint'
import { firstOrderTime } from '../seeds/firstOrders'
import { mockAction, mockQuery, requestIdOf } from './mockCalls'

/** As an activity's reward rule says it, in cents; `inviteeThreshold` 0: for any ride. */
type WelcomeRule = { readonly inviteeAmount: number; readonly inviteeThreshold: number; readonly inviteeValidDays: number }

/** The welcome coupon, from the moment that it was given; used up by the first ride. */
function couponsOf(context: EndpointContext, rewardName: string, rule: WelcomeRule): readonly CouponRowReply[] {
  const { uid, registration, registerTime, inviteeRewards } = callerOf(context)
  if (inviteeRewards[activityOf(context).sourceId] === undefined) return []
  const given = (registration && parseShanghaiTime(registerTime)) ?? parseShanghaiTime(context.clock.shift({ days: -2 })) ?? 0
  const isUsed = firstOrderTime(context.state, uid) !== undefined
  return [
    {
      id: `coupon-${uid}`,
      rewardName,
      amount: rule.inviteeAmount,
      thresholdAmount: rule.inviteeThreshold,
      expireTime: formatShanghaiTime(given + rule.inviteeValidDays * DAY_MS),
      status: isUsed ? 3 : 2,
      statusName: isUsed ? '已使用' : '可使用',
      jumpLink: '',
    },
  ]
}

/** The call that names the coupons which a registration gave to the user who asks. */
export const mockWelcomeCoupons = (name: string, rewardName: string, rule: WelcomeRule): Endpoint => mockQuery(name, { token: 'required', sourceId: 'known' }, (context) => ({ list: couponsOf(context, rewardName, rule) }))

/** As `dealInviteeReward` numbers the kinds of rewards. */
const NEW_USER_REWARD = 5

/** The action that gives it, once for each new passenger. */
export function mockWelcomeReward(name: string, { inviteeAmount }: WelcomeRule): Endpoint {
  const reward = (before: 0 | 1, hit: 0 | 1) => ({ receiveInviteeRewardBefore: before, hitInviteeReward: hit, inviteeRewardType: NEW_USER_REWARD, rewardAmount: hit ? inviteeAmount : 0 })
  const receive = (context: EndpointContext) => {
    const { inviteeRewards, registration } = callerOf(context)
    const { sourceId } = activityOf(context)
    requestIdOf(context)
    if (inviteeRewards[sourceId] !== undefined) return reward(1, 0)
    if (!registration) return reward(0, 0)
    inviteeRewards[sourceId] = NEW_USER_REWARD
    return reward(0, 1)
  }
  return mockAction(name, receive, { hit: () => reward(0, 1), before: () => reward(1, 0), none: () => reward(0, 0) })
}
