import { defineMocks } from '@/mocks/calls/defineMocks'
import type { EndpointContext } from '@/mocks/calls/endpoint'
import { grantedPrizeOutcomes } from '@/mocks/calls/grantedPrize'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { keepChances } from '@/mocks/users'
import { campaign } from './index'

const RECEIVED = -196202

/** Cents off, and from which price of a ride on. */
type Coupon = readonly [amount: number, threshold: number]

const COUPONS: readonly [Coupon, ...Coupon[]] = [
  [500, 1500],
  [800, 2000],
  [1200, 3000],
  [2000, 0],
]

type DrawnCoupon = { readonly day: string; readonly isWin: boolean; readonly reward: object | null }

const draws = keepAnswers<DrawnCoupon>('randomCoupons')
const chances = keepChances('randomCouponShares', 1, (context) => draws.madeBy(context).filter(({ day }) => day === context.clock.today()).length)

function draw(context: EndpointContext, isWin = true): DrawnCoupon {
  if (chances.left(context) === 0) throw new Refusal(RECEIVED)
  const random = context.state.random('randomCoupon')
  const [amount, thresholdAmount] = random.pick(COUPONS)
  const reward = { id: `coupon-${random.text('0123456789', 8)}`, rewardName: '打车优惠券', rewardType: 2, amount, thresholdAmount, expireTime: context.clock.shift({ days: 7 }), jumpLink: '' }
  return { day: context.clock.today(), isWin, reward: isWin ? reward : null }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '随机打车券', inviteType: 1, pageConfig: { homePageConfig: { ruleContent: '<h3>怎么抽券</h3><p>每天有1次机会，分享后再得1次。</p><h3>怎么用券</h3><p>打车券即时到账，打车时自动抵扣；每单限用1张，过期作废。</p>' } } },
  endpoints: [
    mockPage('queryRandomCouponPage', { stat: (_, context) => ({ reward: draws.madeBy(context).find(({ isWin }) => isWin)?.reward ?? null, ...chances.stat(context) }) }, grantedPrizeOutcomes),
    mockIdempotent('randomCouponDraw', draws, (context) => draw(context), { nothing: (context) => draws.make(context, () => draw(context, false)) }, { soldOut: [-196251], received: [RECEIVED], risk: [-196606] }),
    chances.shareCallback('randomCouponShareCallback'),
  ],
})
