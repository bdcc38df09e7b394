import { useCallback, useSyncExternalStore } from 'react'
import { secondsLeft } from './smsCountdown'

/**
 * Whole seconds until `until` (epoch ms), 0 without one. Read from the clock and not counted: a WebView in the background stops its
 * timers, and the right number stands there when it comes back.
 */
export function useSecondsLeft(until: number | null): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until === null) return () => undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const left = until - Date.now()
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
      }
      const tick = () => {
        clearTimeout(timer)
        changed()
        wait()
      }
      wait()
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [until],
  )
  const read = () => (until === null ? 0 : secondsLeft(until, Date.now()))
  return useSyncExternalStore(subscribe, read, read)
}
