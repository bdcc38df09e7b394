import { defineMocks } from '@/mocks/calls/defineMocks'
import { textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { campaign } from './index'

const [ALREADY, NOT_ELIGIBLE] = [-196202, -196965]

/** `isOut`: the ride turned out not to take part. */
type Chance = { readonly orderNo: string; readonly isWin: boolean; readonly reward: object | null; readonly isOut?: true }

const chances = keepAnswers<Chance>('freePays')

/** Numbers that begin with R are rides that are done; those with an even last figure win, and RS… are free on the user's word. */
const orderNoOf = (context: EndpointContext): string => textOf(context, 'orderNo')
const isRide = (orderNo: string): boolean => /^RS?\d{4,}$/.test(orderNo)
const isSure = (orderNo: string): boolean => orderNo.startsWith('RS')
const fareOf = (orderNo: string): number => 1_280 + (Number(orderNo.replace(/\D/g, '').slice(-3)) % 50) * 90
const chanceOf = (context: EndpointContext): Chance | undefined => chances.madeBy(context).find(({ orderNo }) => orderNo === orderNoOf(context))

function draw(context: EndpointContext, won = true): Chance {
  const orderNo = orderNoOf(context)
  if (!isRide(orderNo)) throw new Refusal(NOT_ELIGIBLE, undefined, '完成一单即可参与')
  if (chanceOf(context)) throw new Refusal(ALREADY, undefined, '本单已抽过')
  const isWin = won && (isSure(orderNo) || Number(orderNo.slice(-1)) % 2 === 0)
  return { orderNo, isWin, reward: isWin ? { id: `free-${orderNo}`, rewardName: '本单免单', rewardType: 1, amount: fareOf(orderNo) } : null }
}

function refuse(context: EndpointContext): never {
  chances.make(context, () => ({ orderNo: orderNoOf(context), isWin: false, reward: null, isOut: true }))
  throw new Refusal(NOT_ELIGIBLE, undefined, '完成一单即可参与')
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '本单免单', inviteType: 1, pageConfig: { rulePageConfig: { ruleContent: '<h3>怎么参加</h3><p>完成行程后从行程页进入，每单有一次机会。</p><h3>怎么退回</h3><p>抽中后车费原路退回，一般1个工作日内到账。</p>' } }, loginPage: { title: '本单免单' } },
  endpoints: [
    mockPage('queryFreePayPage', {
      stat: (_, context) => {
        const chance = chanceOf(context)
        return { chance: chance && !chance.isOut ? { isFree: chance.isWin } : null }
      },
      rest: (context) => {
        const orderNo = orderNoOf(context)
        const random = context.state.random('freePayWinners')
        return {
          order: isRide(orderNo) && !(context.account && chanceOf(context)?.isOut) ? { fare: fareOf(orderNo), finishTime: context.clock.shift({ minutes: -3 }), route: '人民广场 → 虹桥站', mode: isSure(orderNo) ? 2 : 1 } : null,
          winners: Array.from({ length: 8 }, (_, at) => ({ id: `w${at}`, mobileMask: `13${at}****${random.text('0123456789', 4)}`, amount: random.pick([1_880, 2_360, 3_260, 5_420]) })),
        }
      },
    }),
    mockIdempotent('freePayDraw', chances, (context) => draw(context), { nothing: (context) => chances.make(context, () => draw(context, false)), unqualified: refuse }, { received: [ALREADY, '本单已抽过'], risk: [-196606] }),
  ],
})
