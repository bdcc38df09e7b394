import type { InferOutput } from 'valibot'
import type { SignDay } from '@/blocks/calendar/calendarDay'
import { drawCallOptions } from '@/blocks/draw/drawCallOptions'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, count, flag, optionalObject, strictPositiveCount, strictDate, text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { startClock, type ServerClock } from '@/lib/time/serverClock'
import { action, activityPageReply, addressStatus, injectCalls, nameOf, page, parsePrize, personEntries, prizePart, query, shareCallback, winners, type Prize } from '@/services/candle'

export const dayReply = jsonObject({ date: strictDate, signed: flag, madeUp: flag, rewardName: text, amount: optionalCents })

/** `rewardId`: of goods that are reached. */
const stepReply = jsonObject({ days: strictPositiveCount, rewardName: text, rewardType: choice({ 1: 'cash', 2: 'coupon', 3: 'goods' }, 'unknown'), amount: optionalCents, rewardId: text, addressStatus })

/** `makeUpWithin`: how many days ago a missed day may lie. `makeUpCards`: how many of them can be made up, one for each friend who signed in by the link. */
const checkInReply = activityPageReply(
  { rewardRule: { makeUpWithin: count }, stat: { streak: count, total: count, makeUpCards: count } },
  { days: rows(dayReply), steps: rows(stepReply), inviter: optionalObject(personEntries) },
)

export type Step = InferOutput<typeof stepReply>

export type CheckInPage = {
  readonly clock: ServerClock | undefined
  readonly days: readonly SignDay[]
  /** By how many days they take. */
  readonly steps: readonly Step[]
  readonly streak: number
  readonly total: number
  readonly makeUpCards: number
  readonly makeUpWithin: number
  /** The friend whose link led here; '' without. */
  readonly inviter: string
}

function parseCheckIn({ activityInfo: { rewardRule }, stat, days, steps, inviter, serverTime }: InferOutput<typeof checkInReply>): CheckInPage {
  return {
    clock: startClock(serverTime),
    days: days.map(({ date, signed, madeUp, rewardName, amount }) => ({ date, isSigned: signed, isMadeUp: madeUp, prize: rewardName, cents: amount })),
    steps: [...steps].sort((a, b) => a.days - b.days),
    streak: stat?.streak ?? 0,
    total: stat?.total ?? 0,
    makeUpCards: stat?.makeUpCards ?? 0,
    makeUpWithin: rewardRule?.makeUpWithin ?? 0,
    inviter: nameOf(inviter),
  }
}

/** `helped`: the friend whose link led here has a day to make up by it. */
export const signedReply = jsonObject({ day: text, streak: count, helped: flag, reward: prizePart })

/** `day`: `YYYY-MM-DD`, which it was for; '' where the server does not say. */
export type Signed = { readonly day: string; readonly streak: number; readonly hasHelped: boolean; readonly prize: Prize | null }

const parseSigned = ({ day, streak, helped, reward }: InferOutput<typeof signedReply>): Signed => ({ day: day.slice(0, 10), streak, hasHelped: helped, prize: parsePrize(reward) })

const signing = () => action({ reply: signedReply, parse: parseSigned, refreshes: ['queryCheckInPage'], ...drawCallOptions() })

export const { useQueryCheckInPageQuery, useCheckInSignMutation, useCheckInMakeUpMutation, useQueryCheckInBarrageQuery, useCheckInShareCallbackMutation } = injectCalls({
  queryCheckInPage: page({ reply: checkInReply, parse: parseCheckIn }),
  checkInSign: signing(),
  checkInMakeUp: signing(),
  queryCheckInBarrage: query(winners),
  checkInShareCallback: shareCallback(),
})
