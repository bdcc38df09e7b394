import { useEffect, useEffectEvent } from 'react'
import { AFTERWARDS_MS, parseShanghaiTime, untilMidnight } from './shanghai'

/**
 * Asks anew when the server's time is `at` (`YYYY-MM-DD HH:mm`, '' for none), and when a day begins in Shanghai: what was for later is for now, on a page that stays in
 * front. One that comes back asks by itself (usePageReturned). `clockOffset`: how far the server's clock is ahead of the phone's.
 */
export function useScheduledReload(clockOffset: number | undefined, at: string, reload: () => unknown): void {
  const ask = useEffectEvent(reload)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const now = () => Date.now() + (clockOffset ?? 0)
    const wait = () => {
      const then = parseShanghaiTime(`${at}:00`)
      const untilThen = then !== undefined && then > now() ? then - now() : Infinity
      // Never longer than a day: setTimeout overflows after 24.8 days, and fires at once.
      const ms = Math.min(untilMidnight(now()), untilThen)
      const due = now() + ms
      timer = setTimeout(() => {
        // Not where the phone's clock was set back meanwhile.
        if (!document.hidden && now() >= due) ask()
        wait()
      }, ms + AFTERWARDS_MS)
    }
    wait()
    return () => clearTimeout(timer)
  }, [clockOffset, at])
}
