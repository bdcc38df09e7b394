import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { CODE } from '@/api/errors/errorCodes'
import { useDraw, type DrawStage } from '@/blocks/draw/useDraw'
import { useRefused } from '@/blocks/draw/useRefused'
import type { HomeQuery } from '@/blocks/home/homePage'
import { usePrizeActions, type PrizeActions } from '@/blocks/play/usePrizeActions'
import { useScheduledReload } from '@/lib/time/useScheduledReload'
import type { AppLinkDispatch } from '@/features/appLinks'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import { openWordedDialog } from '@/ui/overlay/openWordedDialog'
import { turntableDraw, type TurntableDrawn, type TurntablePage } from './api'
import { turntableMessages } from './messages'

export type TurntableData = { readonly stage: DrawStage<TurntableDrawn> }
export type TurntableActions = PrizeActions & { readonly draw: () => void; readonly close: () => void }

/** What is pressed before a login. */
export const DRAW = 'draw'

/** One draw at a time, from the tap until its result was seen. */
export function useTurntable(request: ActivityRequest, { page: shown, reload }: HomeQuery<ActivityPage & TurntablePage>) {
  const dispatch = useDispatch<AppLinkDispatch>()
  const send = async (requestId: string) => {
    // The wheel begins to turn first: both in one frame would make it stutter.
    await new Promise((resolve) => setTimeout(resolve))
    return dispatch(turntableDraw.initiate({ request, requestId, args: undefined }, { track: false }))
  }
  const explainRisk = () => openWordedDialog(turntableMessages, ({ risky: { title, text, know } }) => ({ title, text, actions: [{ label: know }] }))
  const { refusedWith, noteRefusal } = useRefused(shown?.chances)
  const onRefused = (errCode: number): void => {
    noteRefusal(errCode)
    if (errCode === CODE.riskWarning) void explainRisk()
  }
  const { draw, close, stage } = useDraw<TurntableDrawn>({ send, onRefused })
  // A day that begins while a prize is shown brings its chances once that is closed.
  const isDue = useRef(false)
  const closeAndReload = (): void => {
    close()
    if (isDue.current) void reload()
    isDue.current = false
  }
  const actions: TurntableActions = { ...usePrizeActions(), draw: () => draw(), close: closeAndReload }
  // A friend's visit brings another chance, but none where all is won.
  const spent = refusedWith === CODE.noChallengeChance ? { chances: 0 } : refusedWith === CODE.allRewardsAchieved ? { chances: 0, canShare: false } : {}
  const { chances } = { ...shown, ...spent }
  const isDrawing = stage.step !== 'idle'
  useScheduledReload(shown?.serverClockOffset, '', () => (isDrawing ? void (isDue.current = true) : reload()))
  // Who comes back from a ride has another chance; a turning wheel gives nothing away.
  return { data: { stage, ...spent }, actions, intents: { [DRAW]: () => chances !== 0 && actions.draw() }, isHeld: isDrawing, holdsGate: isDrawing }
}
