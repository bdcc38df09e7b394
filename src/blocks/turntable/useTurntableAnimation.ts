import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { report } from '@/lib/reporting/report'
import type { PrizeSector } from './config'
import { isOnWheel, landingOf } from './landing'
import type { TurntableStatus } from './Turntable'

type Drawn = { readonly prizeId: string }

type Show<Result> = {
  readonly status: TurntableStatus
  readonly onStopped: () => void
  /** The draw's stage as the page may show it: its result only once the wheel stands. */
  readonly stage: DrawStage<Result>
  /** True while the wheel turns: what the page knows by now must not be shown yet. */
  readonly isRunning: boolean
}

/** What the wheel does for a draw: it turns from the tap, stops at what the server says, and goes back where nothing was drawn or it is not known. One that was not seen to begin has no show. `onEnd`: a draw is known, or given up, and the wheel stands. */
export function useTurntableAnimation<Result extends Drawn>(stage: DrawStage<Result>, sectors: readonly PrizeSector[], onEnd: () => void): Show<Result> {
  const [isTurning, setTurning] = useState(false)
  const [seen, setSeen] = useState<DrawStage<Result>>()
  const [standsAt, setStandsAt] = useState<number>()
  const isHidden = stage.step === 'settled' && seen !== stage
  if (stage.step === 'drawing' && !isTurning) setTurning(true)

  const at = isHidden ? landingOf(sectors, stage.result.prizeId, standsAt) : undefined
  const onStopped = () => {
    setTurning(false)
    if (!isHidden) return
    setSeen(stage)
    setStandsAt(at)
    if (!isOnWheel(sectors, stage.result.prizeId)) report(new Error('drawn prize is not on the wheel'), 'reply')
  }

  const isAwaited = stage.step === 'drawing' || (stage.step === 'asking' && isTurning)
  const status: TurntableStatus = isHidden ? { phase: 'stopping', at } : isAwaited ? { phase: 'spinning' } : isTurning ? { phase: 'stopping', at: undefined } : { phase: 'resting', at: standsAt }
  const isRunning = isHidden || isAwaited || isTurning
  const isDrawing = stage.step !== 'idle' && stage.step !== 'settled'
  useOnEnd(isDrawing, isDrawing || isRunning, onEnd)
  return { status, onStopped, stage: isHidden ? { step: 'drawing' } : stage, isRunning }
}

/** Calls back when something that was seen to begin is over. */
function useOnEnd(begins: boolean, isUnderWay: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (begins) hasBegun.current = true
    else if (hasBegun.current && !isUnderWay) {
      hasBegun.current = false
      end()
    }
  }, [begins, isUnderWay])
}
