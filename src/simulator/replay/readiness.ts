import { storiesOf } from './differences'
import type { Progress } from './progress'
import { hasAnswer, type Moment, type Tape, type TapedCall } from './tape'

type Reached = Pick<Progress, 'asked' | 'answered' | 'actions' | 'hostCalls' | 'pushes' | 'next'>

/** Until when a moment looks back: typing is told at its last key, and has caused things since its first one. */
function looksBackFrom({ moments }: Pick<Tape, 'moments'>, index: number): number {
  const moment = moments[index]
  if (!moment) return Infinity
  return moment.kind === 'type' ? (moment.since ?? moment.at) : moment.at
}

/** The calls that this moment came after and that have not been made, or not answered, by now. */
export function callsToWaitFor(tape: Tape, { asked, answered }: Reached, index: number): readonly TapedCall[] {
  const time = looksBackFrom(tape, index)
  return tape.calls.filter((call, place) => call.startedAt < time && hasAnswer(call) && (asked.indexOf(place) < 0 || ((call.endsAt ?? Infinity) < time && answered.indexOf(place) < 0)))
}

/**
 * Whether everything has happened in the store by now that had happened before this moment, the host has been asked for all that it was, and
 * what opened has its entry in the history: without one, closing it is no step back.
 */
export function isStoryTold(tape: Tape, { actions, hostCalls, pushes }: Reached, index: number): boolean {
  const time = looksBackFrom(tape, index)
  const before = storiesOf(tape.actions.filter(({ at }) => at < time).map(({ type }) => type))
  const now = storiesOf(actions)
  const isAsked = tape.hostCalls.every(({ at, method }) => at >= time || hostCalls.indexOf(method) >= 0)
  const isPushed = tape.pushes.filter(({ at }) => at < time).length <= pushes
  return isAsked && isPushed && Object.keys(before).every((slice) => (now[slice] || []).length >= (before[slice] || []).length)
}

/** What passed between the moment before and this one (ms). */
export function pauseBefore({ moments }: Pick<Tape, 'moments'>, index: number): number {
  return Math.max(0, (moments[index]?.at ?? 0) - (moments[index - 1]?.at ?? 0))
}

/** Whether the page may have caused this navigation by itself: something happened just before. */
export function mayBeCaused({ moments, calls }: Pick<Tape, 'moments' | 'calls'>, moment: Moment): boolean {
  const isJustBefore = (time: number | null | undefined): boolean => time != null && time <= moment.at && moment.at - time < CAUSED_WITHIN_MS
  return isJustBefore(moments[moments.indexOf(moment) - 1]?.at) || calls.some(({ endsAt }) => isJustBefore(endsAt))
}

/** A person's own step back comes later than this, one that an overlay takes when it is closed before. */
const CAUSED_WITHIN_MS = 1_000

/** The moments that a hand is needed for: without the navigations that the page makes by itself, and presses on what is no control. */
export function playedMoments(tape: Pick<Tape, 'moments' | 'calls'>): readonly Moment[] {
  return tape.moments.filter((moment) => {
    if (moment.kind === 'navigation') return !mayBeCaused(tape, moment)
    // Typing moves the focus to the field first.
    return moment.kind !== 'press' || (moment.target.role !== '' && moment.target.role !== 'textbox')
  })
}
