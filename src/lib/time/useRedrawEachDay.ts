import { useEffect, useEffectEvent, useState } from 'react'
import { usePageReturned } from '../page/usePageReturned'
import { shanghaiDay, untilMidnight } from './shanghai'

/** Well over the second to which the server tells its time. */
const AFTER_MIDNIGHT_MS = 1500

/** Draws the caller anew once a day has begun in Shanghai: what it calls tomorrow is today then (spec 2 §9). Also when the user comes back, because a phone that slept stops its timers. `now`: epoch ms. */
export function useRedrawEachDay(now: () => number): void {
  const [, setDay] = useState(() => shanghaiDay(now()))
  const look = () => setDay(shanghaiDay(now()))
  const lookAgain = useEffectEvent(look)
  const untilTomorrow = useEffectEvent(() => untilMidnight(now()) + AFTER_MIDNIGHT_MS)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        lookAgain()
        wait()
      }, untilTomorrow())
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  usePageReturned(look)
}
