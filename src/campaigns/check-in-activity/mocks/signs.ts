import type { InferInput } from 'valibot'
import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'
import { findByMobile, findByPromoteCode, KNOWN_PHONES, toMobileMask, type Account } from '@/mocks/accounts'
import { callerOf, textOf, type EndpointContext } from '@/mocks/endpoint'
import { keepAddresses } from '@/mocks/mockAddress'
import { Refusal } from '@/mocks/refusal'
import { definePart } from '@/mocks/state'
import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import type { signedReply } from '../api'

export type SignAnswer = InferInput<typeof signedReply>
type Signs = { days: Record<string, 'signed' | 'madeUp'>; cards: number; helpers: { readonly uid: string; readonly mobile: string; readonly time: string }[] }

export const DAILY = [50, 50, 80, 50, 100, 50, 200]
const STEPS = [
  { days: 3, rewardName: '打车券', rewardType: 2, amount: 200 },
  { days: 5, rewardName: '打车券', rewardType: 2, amount: 500 },
  { days: 7, rewardName: '车载香薰', rewardType: 3, amount: 0 },
] as const
export const RULE = { makeUpWithin: 3 }
export const GOODS = 'checkin-goods'

const dayAfter = (day: string, count: number): string => formatShanghaiTime((parseShanghaiTime(`${day} 00:00:00`) ?? 0) + count * 86_400_000).slice(0, 10)
const daysBetween = (from: string, to: string): number => ((parseShanghaiTime(`${to} 00:00:00`) ?? 0) - (parseShanghaiTime(`${from} 00:00:00`) ?? 0)) / 86_400_000
const todayOf = ({ clock }: EndpointContext): string => clock.now().slice(0, 10)

/** Weeks of seven days, of which this visit begins on the fifth. By then one user has missed a day, another none; a third has signed all of the last week. */
const signs = definePart('checkIn', (state): { readonly first: string; readonly of: Record<string, Signs> } => {
  const first = state.clock.shift({ days: -4 }).slice(0, 10)
  const signed = (...at: readonly number[]): Record<string, 'signed'> => Object.fromEntries(at.map((index) => [dayAfter(first, index), 'signed']))
  const uidOf = (mobile: string): string => findByMobile(state, mobile)?.uid ?? ''
  const helper = { uid: 'U1', mobile: '13512345678', time: state.clock.shift({ days: -1 }) }
  return { first, of: { [uidOf(KNOWN_PHONES.passenger)]: { days: signed(0, 1, 2), cards: 1, helpers: [helper] }, [uidOf(KNOWN_PHONES.rewarded)]: { days: signed(0, 1, 2, 3), cards: 0, helpers: [] }, [uidOf(KNOWN_PHONES.dormant)]: { days: signed(-7, -6, -5, -4, -3, -2, -1), cards: 0, helpers: [] } } }
})

export const signsOf = ({ uid }: Account, { state }: EndpointContext): Signs => (signs.of(state).of[uid] ??= { days: {}, cards: 0, helpers: [] })

/** The seven days that today is one of, or those before. */
function weekOf(context: EndpointContext, back = 0): readonly string[] {
  const { first } = signs.of(context.state)
  const begin = dayAfter(first, (Math.floor(daysBetween(first, todayOf(context)) / DAILY.length) - back) * DAILY.length)
  return DAILY.map((_, at) => dayAfter(begin, at))
}

export const totalOf = (account: Account, context: EndpointContext, back = 0): number => weekOf(context, back).filter((day) => signsOf(account, context).days[day]).length

/** Of this week or the one before: whoever has signed all of it gets a gift. */
export const hasGoods = (account: Account, context: EndpointContext): boolean => [0, 1].some((back) => totalOf(account, context, back) === DAILY.length)

export function streakOf(account: Account, context: EndpointContext): number {
  const { days } = signsOf(account, context)
  let [streak, day] = [0, todayOf(context)]
  if (!days[day]) day = dayAfter(day, -1)
  for (; days[day]; day = dayAfter(day, -1)) streak += 1
  return streak
}

export const inviterOf = (context: EndpointContext): Account | undefined => {
  const inviter = findByPromoteCode(context.state, textOf(context, 'promotorCode'))
  return inviter && inviter.uid !== context.account?.uid ? inviter : undefined
}

/** A friend who signs in by somebody's link brings them a card, once a week for each friend. */
function help(account: Account, context: EndpointContext): 0 | 1 {
  const inviter = inviterOf(context)
  const known = inviter && signsOf(inviter, context)
  if (!known || known.helpers.some(({ uid, time }) => uid === account.uid && time.slice(0, 10) >= (weekOf(context)[0] ?? ''))) return 0
  known.helpers.unshift({ uid: account.uid, mobile: account.mobile, time: context.clock.now() })
  known.cards += 1
  return 1
}

function signOn(day: string, how: 'signed' | 'madeUp', context: EndpointContext, helped: 0 | 1): SignAnswer {
  const account = callerOf(context)
  signsOf(account, context).days[day] = how
  const step = STEPS.find(({ days }) => days === totalOf(account, context))
  const daily = { rewardName: '打车券', rewardType: 2, amount: DAILY[weekOf(context).indexOf(day)] ?? 50 } as const
  const { rewardName, rewardType, amount } = step ?? daily
  return { day, streak: streakOf(account, context), helped, reward: { id: rewardType === 3 ? GOODS : `checkin-${day}`, rewardName, rewardType, amount, expireTime: context.clock.shift({ days: 7 }) } }
}

export function sign(context: EndpointContext): SignAnswer {
  const account = callerOf(context)
  if (account.isRisky) throw new Refusal(-196606)
  if (signsOf(account, context).days[todayOf(context)]) throw new Refusal(-196202)
  return signOn(todayOf(context), 'signed', context, help(account, context))
}

export function makeUp(context: EndpointContext): SignAnswer {
  const own = signsOf(callerOf(context), context)
  const today = todayOf(context)
  const day = weekOf(context).findLast((one) => one < today && !own.days[one] && daysBetween(one, today) <= RULE.makeUpWithin)
  if (day === undefined) throw new Refusal(-196965, undefined, '没有可以补签的日子')
  if (own.cards < 1) throw new Refusal(-196965, undefined, '还没有补签卡，邀好友帮你补签')
  own.cards -= 1
  return signOn(day, 'madeUp', context, 0)
}

export const dayRows = (context: EndpointContext) =>
  weekOf(context).map((date, at) => {
    const how = context.account && signsOf(context.account, context).days[date]
    return { date, signed: how ? 1 : 0, madeUp: how === 'madeUp' ? 1 : 0, rewardName: '', amount: DAILY[at] ?? 50 } as const
  })

export const addresses = keepAddresses('checkInAddresses', { mobile: KNOWN_PHONES.dormant, id: GOODS })

export const stepRows = (context: EndpointContext) => {
  const { account } = context
  const goods = account && hasGoods(account, context) ? { rewardId: GOODS, addressStatus: addresses.statusOf(account, GOODS, context) } : {}
  return STEPS.map((step) => (step.rewardType === 3 ? Object.assign({}, step, goods) : step))
}

export const helperRow = ({ uid, mobile, time }: Signs['helpers'][number]): InviteRowReply => ({ id: `${uid}-${time}`, mobileMask: toMobileMask(mobile), registerTime: time, status: 3, statusName: '已帮你补签', amount: 0 })
