import { useEffect, useEffectEvent } from 'react'
import { isRefusal } from '@/api/errors/apiError'
import { delayWhileVisible } from '@/lib/page/delayWhileVisible'

/** Before the first time (ms), each further one waits half as long again, up to the last. */
export const FIRST_PAUSE_MS = 5_000
const LAST_PAUSE_MS = 30_000

/**
 * Asks anew, at growing intervals and only while the page is seen, for as long as what it shows is still moving. A refusal ends it: its words
 * are told once, not again and again.
 */
export function useBackoffPolling(isMoving: boolean, refresh: () => Promise<{ readonly error?: unknown }> | undefined): void {
  const ask = useEffectEvent(refresh)
  useEffect(() => {
    if (!isMoving) return undefined
    let isHere = true
    const askAfter = async (pause: number): Promise<void> => {
      await delayWhileVisible(pause)
      if (!isHere) return
      const reply = await ask()
      if (isRefusal(reply?.error) || !isHere) return
      void askAfter(Math.min(pause * 1.5, LAST_PAUSE_MS))
    }
    void askAfter(FIRST_PAUSE_MS)
    return () => {
      isHere = false
    }
  }, [isMoving])
}
