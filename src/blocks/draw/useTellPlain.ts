import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/ui/feedback/toast'
import type { DrawStage } from './useDraw'

/** What was done and gave nothing is done all the same: a line says so, and no dialog. `wordsOf` gives null for what the dialog tells. */
export function useTellPlain<Result>(stage: DrawStage<Result>, wordsOf: (result: Result) => string | null, close: () => void): void {
  const words = stage.step === 'told' ? wordsOf(stage.result) : null
  const tell = useEffectEvent((said: string) => {
    toast.success(said)
    close()
  })
  useEffect(() => {
    if (words !== null) tell(words)
  }, [words])
}
