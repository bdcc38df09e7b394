import { useSelector } from 'react-redux'
import { CODE } from '@/api/errors/errorCodes'
import { calendarDays, type CalendarDay } from '@/blocks/calendar/calendarDay'
import { useActionDraw } from '@/blocks/draw/useActionDraw'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { useRefused } from '@/blocks/draw/useRefused'
import { usePendingResults } from '@/blocks/draw/usePendingResults'
import type { HomeQuery } from '@/blocks/home/homePage'
import { usePrizeActions, type PrizeActions } from '@/blocks/play/usePrizeActions'
import { selectEntry } from '@/features/entry'
import { shanghaiDay } from '@/lib/time/shanghai'
import { useServerClock } from '@/lib/time/useServerClock'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import { openWordedDialog } from '@/ui/overlay/openWordedDialog'
import { useCheckInMakeUpMutation, useCheckInSignMutation, type CheckInPage, type Signed } from './api'
import { checkInMessages } from './messages'

export type CheckInData = {
  readonly days: readonly CalendarDay[]
  readonly makeUpCards: number
  readonly isSignedToday: boolean
  readonly stage: DrawStage<Signed>
  readonly makeUpStage: DrawStage<Signed>
  /** The link that led here is the user's own. */
  readonly isOwnLink: boolean
}

export type CheckInActions = PrizeActions & { readonly sign: () => void; readonly closeSign: () => void; readonly makeUp: () => void; readonly closeMakeUp: () => void }

/** What is pressed before a login. */
export const SIGN = 'sign'

const CALL_CAR = 0

const asMadeUp = (day: CheckInPage['days'][number]): CheckInPage['days'][number] => ({ ...day, isSigned: true, isMadeUp: true })

/** Signing in, once a day of the server's, and making a day up: each from the tap until its result was seen. */
export function useCheckIn(request: ActivityRequest, { page, reload }: HomeQuery<ActivityPage & CheckInPage>) {
  const { activityPromotorCode } = useSelector(selectEntry)
  const now = useServerClock(page?.clock, () => void reload())
  const ways = usePrizeActions()

  /** Something has to be done before the user may sign (spec 1 §8): the server says what. */
  const explain = async (words: string): Promise<void> => {
    const answer = await openWordedDialog(checkInMessages, ({ notMet: { title, text, ride, later } }) => ({ title, text: words || text, actions: [{ label: ride, kind: 'primary' }, { label: later, kind: 'secondary' }] }))
    if (answer === CALL_CAR) void ways.use('')
  }
  const today = shanghaiDay(now())
  const { refusedWith, noteRefusal } = useRefused(today)
  const onRefused = (errCode: number, _: unknown, words: string) => void (errCode === CODE.checkInConditionsNotMet && explain(words))
  const signing = useActionDraw(useCheckInSignMutation(), {
    name: 'checkInSign',
    request,
    onRefused: (errCode, ...said) => {
      noteRefusal(errCode)
      onRefused(errCode, ...said)
    },
  })
  const making = useActionDraw(useCheckInMakeUpMutation(), { name: 'checkInMakeUp', request, onRefused })

  // The page knows better which day it was for.
  const isJustSigned = usePendingResults(signing.stage, page, today).length > 0
  const made = usePendingResults(making.stage, page)
  const { days: known = [], makeUpCards = 0, makeUpWithin = 0 } = page ?? {}
  // The page may know of one whose answer came late.
  const madeAhead = made.filter(({ day }) => !known.some(({ date, isSigned }) => isSigned && date === day)).map(({ day }) => day)
  const days = calendarDays(known.map((day) => (madeAhead.includes(day.date) ? asMadeUp(day) : day)), today, makeUpWithin)
  // Elsewhere: the server gives nothing twice.
  const isSignedToday = isJustSigned || refusedWith === CODE.rewardAlreadyReceived || days.some(({ date, state }) => state === 'done' && date === today)
  const actions: CheckInActions = {
    ...ways,
    sign: () => signing.draw(),
    closeSign: signing.close,
    makeUp: () => making.draw(),
    closeMakeUp: making.close,
  }
  const data: CheckInData = { days, makeUpCards: Math.max(0, makeUpCards - madeAhead.length), isSignedToday, stage: signing.stage, makeUpStage: making.stage, isOwnLink: !!page?.promotorCode && activityPromotorCode === page.promotorCode }
  return { data, actions, intents: { [SIGN]: () => (isSignedToday ? undefined : signing.draw()) }, holdsGate: [signing, making].some(({ stage }) => stage.step !== 'idle') }
}
