import type { InferOutput } from 'valibot'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, count, optionalObject, strictCents, strictPositiveCount, strictText, time, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { startClock, type ServerClock } from '@/lib/time/serverClock'
import { action, activityPageReply, injectCalls, list, nameOf, page, parsePerson, personEntries, personReply, shareCallback, type Person } from '@/services/candle'

/** 1 under way, 2 full and the reward not yet taken, 3 taken, 4 over before it was full. */
const roundEntries = {
  roundId: strictText,
  status: choice({ 1: 'open', 2: 'reached', 3: 'received', 4: 'expired' }, 'open'),
  goal: strictPositiveCount,
  rewardName: text,
  amount: optionalCents,
  beginTime: time,
  endTime: time,
  helpers: rows(personReply),
}
const roundRowReply = jsonObject(roundEntries)

/** Whose round it is; of another user's, whether this user may help: 1 may, 2 has, 3 full, 4 over, 5 there is no such round. */
const helperPageReply = activityPageReply(
  { rewardRule: { goal: count, rewardName: text, amount: optionalCents } },
  { role: choice({ 1: 'owner', 2: 'visitor' }, 'owner'), assistState: choice({ 1: 'may', 2: 'helped', 3: 'full', 4: 'expired', 5: 'invalid' }, 'may'), owner: optionalObject(personEntries), round: optionalObject(roundEntries) },
)

export type RoundStatus = 'open' | 'reached' | 'received' | 'expired'

export type Round = {
  readonly id: string
  readonly status: RoundStatus
  readonly goal: number
  readonly reward: string
  /** 0 for a reward that is no money's worth. */
  readonly cents: number
  readonly beginTime: string
  readonly endTime: string
  readonly helpers: readonly Person[]
}

export type HelperPage = {
  readonly clock: ServerClock | undefined
  readonly role: 'owner' | 'visitor'
  readonly assistState: 'may' | 'helped' | 'full' | 'expired' | 'invalid'
  readonly owner: Omit<Person, 'id'>
  /** What a round is for, before there is one. */
  readonly offer: Pick<Round, 'goal' | 'reward' | 'cents'>
  /** Undefined for owners who are not logged in. */
  readonly round: Round | undefined
}

const parseRound = ({ roundId, status, goal, rewardName, amount, beginTime, endTime, helpers }: InferOutput<typeof roundRowReply>): Round => ({
  id: roundId,
  status,
  goal,
  reward: rewardName,
  cents: amount,
  beginTime: beginTime.slice(0, 16),
  endTime,
  helpers: helpers.map(parsePerson),
})

const parseHelperPage = ({ activityInfo: { rewardRule }, role, assistState, owner, round, serverTime }: InferOutput<typeof helperPageReply>): HelperPage => ({
  clock: startClock(serverTime),
  role,
  assistState,
  owner: { name: nameOf(owner), avatar: owner?.avatar ?? '' },
  offer: { goal: Math.max(1, rewardRule?.goal ?? 0), reward: rewardRule?.rewardName ?? '', cents: rewardRule?.amount ?? 0 },
  round: round ? parseRound(round) : undefined,
})

const rewardReply = optionalObject({ rewardName: text, amount: strictCents, expireTime: time })
export const givenReply = jsonObject({ missing: count, reward: rewardReply })

/** What an action gave; `missing`: how many seats are still free. */
export type Given = { readonly missing: number; readonly reward: { readonly name: string; readonly cents: number; readonly until: string } | null }

const parseGiven = ({ missing, reward }: InferOutput<typeof givenReply>): Given => ({ missing, reward: reward && { name: reward.rewardName, cents: reward.amount, until: reward.expireTime.slice(0, 10) } })

const giving = () => action({ reply: givenReply, parse: parseGiven, refreshes: ['queryHelperPage'], ...drawCallOptions() })

export const {
  useQueryHelperPageQuery,
  useHelperAssistMutation,
  useReceiveHelperRewardMutation,
  useStartHelperRoundMutation,
  useQueryHelperRecordListInfiniteQuery,
  useHelperShareCallbackMutation,
} = injectCalls({
  queryHelperPage: page({ reply: helperPageReply, parse: parseHelperPage }),
  helperAssist: giving(),
  receiveHelperReward: giving(),
  startHelperRound: action({ reply: jsonObject({ roundId: strictText }), parse: ({ roundId }) => roundId, refreshes: ['queryHelperPage'], ...drawCallOptions() }),
  queryHelperRecordList: list({ reply: roundRowReply, parse: parseRound }),
  helperShareCallback: shareCallback(),
})
