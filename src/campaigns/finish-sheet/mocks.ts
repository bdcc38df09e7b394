import { defineMocks } from '@/mocks/calls/defineMocks'
import { textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { drawOutcomes, grantedPrizeOutcomes, openedStat } from '@/mocks/calls/grantedPrize'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { campaign } from './index'

const RECEIVED = -196202
const NO_RIDE = -196965

type Received = { readonly orderNo: string; readonly isWin: boolean; readonly reward: object | null }

const received = keepAnswers<Received>('finishSheets')

/** Every number that begins so is a ride that is done. */
const isRide = (orderNo: string): boolean => /^R\d{4,}$/.test(orderNo)
const orderNoOf = (context: EndpointContext): string => textOf(context, 'orderNo')
const receivedFor = (context: EndpointContext) => received.madeBy(context).find(({ orderNo }) => orderNo === orderNoOf(context))

function receive(context: EndpointContext): Received {
  const orderNo = orderNoOf(context)
  if (!isRide(orderNo)) throw new Refusal(NO_RIDE)
  if (receivedFor(context)) throw new Refusal(RECEIVED)
  const random = context.state.random('finishSheet')
  const amount = random.pick([300, 500, 800])
  return { orderNo, isWin: true, reward: { id: `ride-${random.text('0123456789', 8)}`, rewardName: '下次打车券', rewardType: 2, amount, thresholdAmount: 1500, expireTime: context.clock.shift({ days: 14 }) } }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '行程完成奖励', inviteType: 1, pageConfig: { homePageConfig: { ruleContent: '<h3>怎么领奖</h3><p>每个完成的行程可拆1次，奖励即时到账。</p><h3>怎么用券</h3><p>打车时自动抵扣；每单限用1张，过期作废。</p>' } } },
  endpoints: [
    mockPage(
      'queryFinishSheetPage',
      {
        stat: (_, context) => openedStat(receivedFor(context)),
        rest: (context) => ({ order: isRide(orderNoOf(context)) ? { finishTime: context.clock.shift({ minutes: -3 }) } : null }),
      },
      grantedPrizeOutcomes,
    ),
    mockIdempotent('receiveFinishSheetReward', received, receive, drawOutcomes(received, receive), { received: [RECEIVED], unqualified: [NO_RIDE], risk: [-196606] }),
  ],
})
