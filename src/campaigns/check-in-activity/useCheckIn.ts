import { useSelector } from 'react-redux'
import { CODE } from '@/api/errorCodes'
import { calendarDays, type CalendarDay } from '@/blocks/calendar/calendarDay'
import { useDraw, type DrawStage } from '@/blocks/draw/useDraw'
import type { Asking } from '@/blocks/home/homePage'
import { usePrizeExit, type PrizeExit } from '@/blocks/reward/usePrizeExit'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectEntry } from '@/features/entry'
import { serverDay } from '@/lib/time/serverClock'
import { useServerClock } from '@/lib/time/useServerClock'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import { openDialog } from '@/ui/overlay/openDialog'
import { useCheckInMakeUpMutation, useCheckInSignMutation, type CheckInPage, type Signed } from './api'
import { checkInMessages } from './messages'

export type SignStage = DrawStage<Signed>

export type CheckInData = {
  readonly days: readonly CalendarDay[]
  readonly isSignedToday: boolean
  readonly stage: SignStage
  readonly makeUpStage: SignStage
  /** The link that led here is the user's own. */
  readonly isOwnLink: boolean
}

export type CheckInActions = {
  readonly sign: () => void
  readonly makeUp: () => void
  readonly close: () => void
  readonly fillAddress: (rewardId: string) => void
  readonly use: PrizeExit
}

export const checkInActions = ['sign', 'makeUp', 'close', 'fillAddress', 'use'] as const

/** What is pressed before a login. */
export const SIGN = 'sign'

const CALL_CAR = 0

/** Signing in, once a day of the server's, and making a day up: each from the tap until its result was seen. */
export function useCheckIn(request: ActivityRequest, { page, reload }: Asking<ActivityPage & CheckInPage>) {
  const { open } = useCampaignNavigate()
  const { activityPromotorCode } = useSelector(selectEntry)
  const now = useServerClock(page?.clock, reload)
  const [sendSign] = useCheckInSignMutation()
  const [sendMakeUp] = useCheckInMakeUpMutation()
  const use = usePrizeExit()

  const onRefused = (errCode: number) => {
    // Something has to be done before the user may sign (spec 1 §8).
    if (errCode === CODE.checkInConditionsNotMet) void explain().then((answer) => (answer === CALL_CAR ? use('') : undefined))
  }
  const signing = useDraw<Signed>({ name: 'checkInSign', send: (requestId) => sendSign({ request, requestId, args: undefined }), onRefused })
  const making = useDraw<Signed>({ name: 'checkInMakeUp', send: (requestId) => sendMakeUp({ request, requestId, args: undefined }), onRefused })

  const today = serverDay(now())
  const days = page ? calendarDays(page.days, today, page.makeUpWithin) : []
  const isSignedToday = days.some(({ date, state }) => state === 'done' && date === today)
  const actions: CheckInActions = {
    sign: () => signing.draw(),
    makeUp: () => making.draw(),
    close: () => (signing.stage.step === 'told' ? signing.close() : making.close()),
    fillAddress: (rewardId) => open('reward/address', { params: { rewardId } }),
    use,
  }
  const data: CheckInData = { days, isSignedToday, stage: signing.stage, makeUpStage: making.stage, isOwnLink: !!page?.promotorCode && activityPromotorCode === page.promotorCode }
  return { data, actions, intents: { [SIGN]: () => (isSignedToday ? undefined : signing.draw()) } }
}

async function explain(): Promise<unknown> {
  await checkInMessages.ready()
  const { title, text, ride, later } = checkInMessages.read().notMet
  return openDialog({ title, text, actions: [{ label: ride, kind: 'primary' }, { label: later, kind: 'secondary' }] })
}
