import type { InferInput } from 'valibot'
import { findByMobile, findByPromoteCode, KNOWN_PHONES, toMobileMask, type Account } from '@/mocks/accounts'
import { callerOf, textOf, type EndpointContext } from '@/mocks/endpoint'
import { Refusal } from '@/mocks/refusal'
import { definePart } from '@/mocks/state'
import type { givenReply } from '../api'

export type GivenAnswer = InferInput<typeof givenReply>

type Helper = { readonly id: string; readonly mobileMask: string }
type Kept = { readonly roundId: string; isReceived: boolean; readonly beginTime: string; readonly endTime: string; readonly helpers: Helper[] }

export const RULE = { goal: 5, rewardName: '打车券', amount: 2000 }
const ROUND_HOURS = 24
const THANKS = 200

const guests = ['138****5678', '159****0021', '186****7702', '177****3310', '150****9090'].map((mobileMask, at) => ({ id: `guest-${at}`, mobileMask }))

/** By owner, newest first. One user has three helpers and six hours to go, and two rounds behind; another one a full round. */
const rounds = definePart('helperRounds', ({ clock, ...state }): Record<string, Kept[]> => {
  const uidOf = (mobile: string): string => findByMobile({ clock, ...state }, mobile)?.uid ?? ''
  const round = (roundId: string, hoursAgo: number, helpers: readonly Helper[], isReceived = false): Kept => ({ roundId, isReceived, beginTime: clock.shift({ hours: -hoursAgo }), endTime: clock.shift({ hours: ROUND_HOURS - hoursAgo }), helpers: [...helpers] })
  return {
    [uidOf(KNOWN_PHONES.passenger)]: [round('round-3', 18, guests.slice(0, 3)), round('round-2', 70, guests, true), round('round-1', 120, guests.slice(0, 1))],
    [uidOf(KNOWN_PHONES.rewarded)]: [round('round-4', 4, guests)],
  }
})

export const roundsOf = ({ uid }: Account, { state }: EndpointContext): Kept[] => (rounds.of(state)[uid] ??= [])

const isFull = ({ helpers }: Kept): boolean => helpers.length >= RULE.goal
const statusOf = (round: Kept, { clock }: EndpointContext): 1 | 2 | 3 | 4 => {
  if (round.isReceived) return 3
  if (isFull(round)) return 2
  return round.endTime <= clock.now() ? 4 : 1
}

export const rowOf = (round: Kept, context: EndpointContext) => ({ roundId: round.roundId, status: statusOf(round, context), ...RULE, beginTime: round.beginTime, endTime: round.endTime, helpers: round.helpers })

export function begin(account: Account, context: EndpointContext): Kept {
  const own = roundsOf(account, context)
  const newest = own[0]
  if (newest && statusOf(newest, context) <= 2) return newest
  const round: Kept = { roundId: `round-${account.uid}-${own.length + 1}`, isReceived: false, beginTime: context.clock.now(), endTime: context.clock.shift({ hours: ROUND_HOURS }), helpers: [] }
  own.unshift(round)
  return round
}

/** Whose round the link leads to; undefined for one's own. */
const ownerOf = (context: EndpointContext): Account | undefined => {
  const owner = findByPromoteCode(context.state, textOf(context, 'promotorCode'))
  return owner && owner.uid !== context.account?.uid ? owner : undefined
}

const hasHelped = (owner: Account, context: EndpointContext): boolean => roundsOf(owner, context).some(({ helpers }) => helpers.some(({ id }) => id === context.account?.uid))

/** Whose face the page has, and what is left to do (campaigns.md §10). */
export function faceOf(context: EndpointContext) {
  const owner = ownerOf(context)
  const { account } = context
  if (!owner) {
    const code = textOf(context, 'promotorCode')
    const own = account ? (roundsOf(account, context)[0] ?? begin(account, context)) : undefined
    return { role: 1 as const, assistState: code === '' || code === account?.promoteCode ? (1 as const) : (5 as const), owner: null, round: own ? rowOf(own, context) : null }
  }
  const round = roundsOf(owner, context)[0] ?? begin(owner, context)
  const status = statusOf(round, context)
  const assistState = account && hasHelped(owner, context) ? 2 : status === 4 ? 4 : status === 1 ? 1 : 3
  return { role: 2 as const, assistState, owner: { mobileMask: toMobileMask(owner.mobile) }, round: rowOf(round, context) } as const
}

const given = (context: EndpointContext, amount: number, missing: number): GivenAnswer => ({ missing, reward: { rewardName: RULE.rewardName, amount, expireTime: context.clock.shift({ days: 30 }) } })

export function assist(context: EndpointContext): GivenAnswer {
  const account = callerOf(context)
  const owner = ownerOf(context)
  if (account.isRisky) throw new Refusal(-196606)
  if (!owner) throw new Refusal(-196965, undefined, '不能接受自己的邀请哦')
  if (hasHelped(owner, context)) throw new Refusal(-196202, undefined, '你已助力过')
  const round = roundsOf(owner, context)[0]
  if (!round || statusOf(round, context) === 4) throw new Refusal(-196965, undefined, '这一轮助力已结束')
  if (isFull(round)) throw new Refusal(-196251, undefined, '来晚了，座位已坐满')
  round.helpers.push({ id: account.uid, mobileMask: toMobileMask(account.mobile) })
  return given(context, THANKS, RULE.goal - round.helpers.length)
}

export function receive(context: EndpointContext): GivenAnswer {
  const round = roundsOf(callerOf(context), context)[0]
  if (!round || !isFull(round)) throw new Refusal(-196965)
  if (round.isReceived) throw new Refusal(-196202)
  round.isReceived = true
  return given(context, RULE.amount, 0)
}
