import { useCallback, useEffect, useEffectEvent } from 'react'
import { usePageReturned } from '../page/usePageReturned'
import { serverNow, type ServerClock } from './serverClock'
import { AFTERWARDS_MS, untilMidnight } from './shanghai'

/**
 * The server's now, asked at the moment it is needed. `ask` fetches the page anew, and so the time: when the user comes back, because a phone
 * that slept may have stopped every clock of the page, and when a day begins in Shanghai.
 */
export function useServerClock(clock: ServerClock | undefined, ask: () => void): () => number {
  const askAgain = useEffectEvent(ask)
  usePageReturned(ask)
  useEffect(() => {
    const timer = setTimeout(() => askAgain(), untilMidnight(serverNow(clock)) + AFTERWARDS_MS)
    return () => clearTimeout(timer)
  }, [clock])
  return useCallback(() => serverNow(clock), [clock])
}
