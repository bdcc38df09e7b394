import { KNOWN_PHONES, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { keepAddresses, mockAddress } from '@/mocks/calls/mockAddress'
import { mockAction, mockList, mockWinners } from '@/mocks/calls/mockCalls'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { keepByUser, keepChances } from '@/mocks/users'
import { campaign } from './index'

const CHANCES_A_DAY = 3
const DAYS_VALID = 14

/** By the numbers of the usual wheel; 0 is nothing, and the last is on no wheel. */
const PRIZES = {
  1: ['¥5打车券', 2, 500],
  2: ['¥2现金', 1, 200],
  3: ['车载香薰', 3, 0],
  4: ['¥10打车券', 2, 1000],
  5: ['¥66现金', 1, 6600],
  6: ['¥20打车券', 2, 2000],
  99: ['神秘大礼', 2, 5000],
} as const

type PrizeId = keyof typeof PRIZES
/** A hundred draws. */
const ODDS: readonly (readonly [id: PrizeId | 0, parts: number])[] = [[0, 30], [1, 35], [2, 15], [3, 8], [4, 9], [6, 2], [5, 1]]

type Drawn = { readonly id: string; readonly prizeId: PrizeId | 0; readonly at: string; readonly expiresAt: string; readonly chanceLeft: number; readonly isUsed?: boolean }

const draws = keepAnswers<Drawn>('turntableDraws')
const addresses = keepAddresses('turntableAddresses', { mobile: KNOWN_PHONES.dormant, id: 'turntable-goods' })
const rides = keepByUser('turntableRides', () => ({ on: '' }))
const chances = keepChances(
  'turntableShares',
  CHANCES_A_DAY,
  (context) => draws.madeBy(context).filter(({ at }) => at.slice(0, 10) === context.clock.today()).length,
  (context) => (rides(callerOf(context), context).on === context.clock.today() ? 1 : 0),
)

function pick(context: EndpointContext): PrizeId | 0 {
  const wheel = ODDS.flatMap(([id, parts]) => Array.from({ length: parts }, () => id))
  return context.state.random('turntable').pick(wheel as [PrizeId | 0, ...(PrizeId | 0)[]])
}

const draw =
  (prizeOf = pick) =>
  (context: EndpointContext): Drawn => {
    if (chances.left(context) === 0) throw new Refusal(-196754)
    return { id: context.state.random('turntable').text('0123456789', 12), prizeId: prizeOf(context), at: context.clock.now(), expiresAt: context.clock.shift({ days: DAYS_VALID }), chanceLeft: chances.left(context) - 1 }
  }

const STATUS_NAMES = { 1: '待发货', 2: '已到账', 3: '已使用', 4: '已过期' } as const

/** A reward row; of goods with what has become of them. */
function rowOf(account: Account, { id, prizeId, at, expiresAt, isUsed = false }: Drawn, context: EndpointContext) {
  const [rewardName, rewardType, amount] = PRIZES[prizeId as PrizeId]
  const isGoods = rewardType === 3
  const sending = isGoods ? addresses.statusOf(account, id, context) : null
  // Goods are kept for as long, until there is an address.
  const isOver = expiresAt < context.clock.now() && (sending ?? 1) === 1
  const status = isUsed ? 3 : isOver ? 4 : isGoods ? 1 : 2
  return { id, rewardName, rewardType, amount, thresholdAmount: amount >= 1000 ? 3000 : 0, getTime: at, expireTime: isGoods ? '' : expiresAt, status, statusName: STATUS_NAMES[status], jumpLink: '', addressStatus: sending }
}

const BEFORE: readonly (readonly [id: string, prizeId: PrizeId, daysAgo: number, isUsed?: boolean])[] = [
  ['turntable-goods', 3, 2],
  ['turntable-coupon', 1, 3],
  ['turntable-used', 4, 5, true],
  ['turntable-expired', 6, 20],
  ['turntable-late', 3, 21],
]

/** Who has won before this visit. */
const before = (context: EndpointContext): readonly Drawn[] =>
  callerOf(context).mobile === KNOWN_PHONES.dormant
    ? BEFORE.map(([id, prizeId, days, isUsed = false]) => ({ id, prizeId, at: context.clock.shift({ days: -days }), expiresAt: context.clock.shift({ days: DAYS_VALID - days }), chanceLeft: 0, isUsed }))
    : []

const wonBy = (context: EndpointContext): readonly Drawn[] => [...draws.madeBy(context).filter(({ prizeId }) => prizeId !== 0), ...before(context)]
const wonAs = (context: EndpointContext, id: string): Drawn | undefined => wonBy(context).find((won) => won.id === id)

const answer = (context: EndpointContext, made: Drawn) => ({ prizeId: String(made.prizeId), rewardRow: made.prizeId === 0 ? null : rowOf(callerOf(context), made, context), chanceLeft: made.chanceLeft })
const always = (prizeId: PrizeId | 0) => (context: EndpointContext) => answer(context, draws.make(context, draw(() => prizeId)))

const HOW = '打开APP首页，点击「打车」\n下单时自动抵扣，每单限用一张'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '幸运大转盘', inviteType: 1, loginPage: { title: '幸运大转盘' } },
  endpoints: [
    mockPage(
      'queryTurntablePage',
      {
        stat: (_, context) => {
          const last = wonBy(context)[0]
          return { ...chances.stat(context), lastPrize: last ? { rewardName: PRIZES[last.prizeId as PrizeId][0], getTime: last.at } : null }
        },
      },
      (pageOf) => ({
        rideDone: (context) => {
          if (context.account) rides(context.account, context).on = context.clock.today()
          return pageOf(context)
        },
      }),
    ),
    mockWinners('queryTurntableBarrage', [500, 200, 1000, 2000, 6600]),
    mockIdempotent('turntableDraw', { ...draws, make: (context, make) => answer(context, draws.make(context, make)) as never }, draw(), { won: always(1), goods: always(3), nothing: always(0), offWheel: always(99), unsaid: (context) => ({ ...always(1)(context), rewardRow: null }) }, { noChance: [-196754], allAchieved: [-196750], risk: [-196606] }),
    chances.shareCallback('turntableShareCallback'),
    mockList('queryTurntableRewardList', (account, context) => wonBy(context).map((won) => rowOf(account, won, context)), (index, { clock }) => ({ id: `many-${index + 1}`, rewardName: '¥5打车券', rewardType: 2, amount: 500, getTime: clock.shift({ hours: -index }), status: 2, statusName: '已到账' })),
    mockAction('queryTurntableRewardDetail', (context) => {
      const won = wonAs(context, textOf(context, 'rewardId'))
      if (!won) return { reward: null }
      const { addressStatus, ...reward } = rowOf(callerOf(context), won, context)
      return { reward, imgUrl: '', howToUse: reward.rewardType === 2 ? HOW : '', addressStatus, serverTime: context.clock.now() }
    }),
    ...mockAddress(
      { query: 'queryRewardAddress', save: 'saveRewardAddress' },
      (_, id, context) => {
        const won = wonAs(context, id)
        return won && PRIZES[won.prizeId as PrizeId][1] === 3 ? { name: PRIZES[won.prizeId as PrizeId][0] } : undefined
      },
      addresses,
    ),
  ],
})
