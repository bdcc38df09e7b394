import { useEffect, useEffectEvent, useState } from 'react'
import { usePageReturned } from '../page/usePageReturned'
import { AFTERWARDS_MS, shanghaiDay, untilMidnight } from './shanghai'

/** Draws the caller anew once a day has begun in Shanghai: what it calls tomorrow is today then (spec 2 §9). Also when the user comes back, because a phone that slept stops its timers. `now`: epoch ms. */
export function useRedrawEachDay(now: () => number): void {
  const [, setDay] = useState(() => shanghaiDay(now()))
  const look = () => setDay(shanghaiDay(now()))
  const lookAgain = useEffectEvent(look)
  const untilTomorrow = useEffectEvent(() => untilMidnight(now()) + AFTERWARDS_MS)
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
