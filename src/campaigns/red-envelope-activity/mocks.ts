import { defineMocks } from '@/mocks/calls/defineMocks'
import type { EndpointContext } from '@/mocks/calls/endpoint'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { campaign } from './index'

const SOLD_OUT = -196251
const RECEIVED = -196202
const UNQUALIFIED = -196965

/** How many can fall in one rain: no phone catches more. */
export const RULE = { rainSeconds: 9, mostDrops: 80 }

type Opened = { readonly day: string; readonly isWin: boolean; readonly caught: number | null; readonly reward: object | null }

const opened = keepAnswers<Opened>('redEnvelopes')

const hasOpenedToday = (context: EndpointContext): boolean => opened.madeBy(context)[0]?.day === context.clock.today()
const tomorrowAtTen = ({ clock }: EndpointContext): string => `${clock.shift({ days: 1 }).slice(0, 10)} 10:00:00`

/** Each drop counts once; undefined where nothing was said of catches. */
function countOf({ params }: EndpointContext): number | undefined {
  const { catches } = params
  return Array.isArray(catches) ? new Set(catches.filter((drop) => Number.isInteger(drop) && drop >= 0 && drop < RULE.mostDrops)).size : undefined
}

/** Who caught nothing gets nothing; everybody else a coupon that grows with what was caught. */
function open(context: EndpointContext, caught = countOf(context)): Opened {
  if (hasOpenedToday(context)) throw new Refusal(RECEIVED)
  const amount = Math.min(300 + 50 * (caught ?? 4), 1500)
  const reward = { id: `rain-${context.state.random('rain').text('0123456789', 8)}`, rewardName: '打车红包', rewardType: 2, amount, thresholdAmount: 2000, expireTime: context.clock.shift({ days: 3 }) }
  return { day: context.clock.today(), isWin: caught !== 0, caught: caught ?? null, reward: caught === 0 ? null : reward }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '红包雨', inviteType: 1, rewardRule: { rainSeconds: RULE.rainSeconds }, pageConfig: { homePageConfig: { ruleContent: '<h3>怎么抢红包</h3><p>每天1次，点中的红包越多，得到的打车券越大。</p><h3>怎么用券</h3><p>打车券即时到账，打车时自动抵扣，过期作废。</p>' } } },
  endpoints: [
    mockPage(
      'queryRedEnvelopePage',
      { stat: (_, context) => ({ nextOpenTime: hasOpenedToday(context) ? tomorrowAtTen(context) : null, conditionText: '本月完成一次行程' }) },
      (pageOf) => {
        const refuse = (errCode: number) => (context: EndpointContext) => {
          throw new Refusal(errCode, pageOf(context))
        }
        return {
          ok: (context) => (context.account && hasOpenedToday(context) ? refuse(RECEIVED)(context) : pageOf(context)),
          soldOut: refuse(SOLD_OUT),
          received: (context) => {
            const page = pageOf(context)
            throw new Refusal(RECEIVED, { ...page, stat: page.stat && { ...page.stat, nextOpenTime: tomorrowAtTen(context) } })
          },
          unqualified: refuse(UNQUALIFIED),
        }
      },
    ),
    mockIdempotent('openRedEnvelope', opened, open, { nothing: (context) => opened.make(context, () => open(context, 0)) }, { soldOut: [SOLD_OUT], received: [RECEIVED], unqualified: [UNQUALIFIED], risk: [-196606] }),
  ],
})
