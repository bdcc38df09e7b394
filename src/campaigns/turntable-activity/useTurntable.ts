import { useDispatch } from 'react-redux'
import { useDraw, type DrawStage } from '@/blocks/draw/useDraw'
import { usePrizeExit, type PrizeExit } from '@/blocks/reward/usePrizeExit'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { CODE } from '@/api/errorCodes'
import type { AppLinkDispatch } from '@/features/appLinks'
import type { ActivityRequest } from '@/services/candle'
import { openDialog } from '@/ui/overlay/openDialog'
import { turntableDraw, type TurntableDrawn, type TurntablePage } from './api'
import { turntableMessages } from './messages'

export type HomeOwn = TurntablePage & { readonly stage: DrawStage<TurntableDrawn> }

export type OwnActions = {
  readonly draw: () => void
  readonly close: () => void
  readonly use: PrizeExit
  readonly fillAddress: (rewardId: string) => void
}

/** What is pressed before a login. */
export const DRAW = 'draw'

/** One draw at a time, from the tap until its result was seen. */
export function useTurntable(request: ActivityRequest) {
  const dispatch = useDispatch<AppLinkDispatch>()
  const { open } = useCampaignNavigate()
  const onRefused = (errCode: number) => {
    if (errCode === CODE.riskWarning) void explainRisk()
  }
  const send = async (requestId: string) => {
    // The wheel begins to turn first: both in one frame would make it stutter.
    await new Promise((resolve) => setTimeout(resolve))
    return dispatch(turntableDraw.initiate({ request, requestId, args: undefined }, { track: false }))
  }
  const { draw, close, stage } = useDraw<TurntableDrawn>({ send, onRefused })
  const actions: OwnActions = {
    draw: () => draw(),
    close,
    use: usePrizeExit(),
    fillAddress: (rewardId) => open('reward/address', { params: { rewardId } }),
  }
  return { data: { stage }, actions, intents: { [DRAW]: () => draw() } }
}

async function explainRisk(): Promise<void> {
  await turntableMessages.ready()
  const { title, text, know } = turntableMessages.read().risky
  await openDialog({ title, text, actions: [{ label: know }] })
}
