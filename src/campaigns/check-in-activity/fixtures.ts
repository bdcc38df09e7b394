import { homeStates } from '@/blocks/home/fixtures'
import { calendarDays, type SignDay } from '@/blocks/calendar/calendarDay'
import { samplePrize } from '@/blocks/play/fixtures'
import type { Prize } from '@/services/candle'
import type { Step } from './api'
import type { HomeSectionData } from './home'

const TODAY = '2026-11-20'
const CENTS = [50, 50, 80, 50, 100, 50, 0]

const dateOf = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`
/** Seven days from one of November. */
const week = (signed: readonly number[], madeUp: readonly number[] = [], first = 16): readonly SignDay[] =>
  CENTS.map((cents, at) => ({ date: dateOf(first + at), isSigned: signed.includes(at), isMadeUp: madeUp.includes(at), prize: cents === 0 ? '神秘好礼' : '', cents }))

const step: Step = { days: 3, rewardName: '打车券', rewardType: 'coupon', amount: 200, rewardId: '', addressStatus: 'none' }
const steps: readonly Step[] = [step, { ...step, days: 5, amount: 500 }, { ...step, days: 7, rewardName: '车载香薰', rewardType: 'goods', amount: 0 }]
const reached = steps.map((one) => (one.days === 7 ? { ...one, rewardId: 'R7', addressStatus: 'wanted' as const } : one))

const own: HomeSectionData = { days: calendarDays(week([0, 1, 2]), TODAY, 3), steps, streak: 0, total: 3, makeUpCards: 1, inviter: '', isOwnLink: false, isSignedToday: false, stage: { step: 'idle' }, makeUpStage: { step: 'idle' } }
const all = calendarDays(week([0, 1, 2, 3, 4, 5, 6], [3], 14), TODAY, 3)
const month: readonly SignDay[] = Array.from({ length: 30 }, (_, at) => ({ date: dateOf(at + 1), isSigned: at < 18, isMadeUp: at === 7, prize: at % 7 === 6 ? '好礼' : '', cents: at % 7 === 6 ? 0 : 50 }))

const states = homeStates<HomeSectionData>(own, { days: calendarDays(week([]), TODAY, 0), streak: 0, total: 0, makeUpCards: 0 })
// The page is asked for anew as soon as a day is signed: it knows of it below the dialog.
const signed = { ...states.default, days: calendarDays(week([0, 1, 2, 4]), TODAY, 3), isSignedToday: true, streak: 1, total: 4 }
const finished = { ...states.default, days: all, steps: reached, streak: 7, total: 7, isSignedToday: true }
const settled = (streak: number, prize: Partial<Prize>) => ({ step: 'settled' as const, isFresh: false, result: { day: '', streak, hasHelped: false, prize: { ...samplePrize, thresholdCents: 0, ...prize } } })

export const homeFixtures = {
  ...states,
  empty: { ...states.default, days: calendarDays(week([], [], 20), TODAY, 3), total: 0, makeUpCards: 0 },
  signed,
  finished,
  many: { ...states.default, days: calendarDays(month, TODAY, 3), steps: reached, streak: 0, total: 18 },
  invited: { ...states.loggedOut, inviter: '138****8000' },
  selfInvite: { ...states.default, isOwnLink: true },
  asking: { ...states.default, stage: { step: 'asking' as const } },
  unknown: { ...states.default, stage: { step: 'unknown' as const } },
  won: { ...signed, stage: settled(1, { cents: 100 }) },
  goods: { ...finished, stage: settled(7, { id: 'R7', name: '车载香薰', kind: 'goods', cents: 0 }) },
}
