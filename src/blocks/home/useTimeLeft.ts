import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type Ending = {
  /** Tells one ending from another: the end that a reload confirms is not reported again. */
  readonly endTime: string
  /** By the clock that it is read with, epoch milliseconds. */
  readonly at: number
}

/**
 * Milliseconds to the ending, once a second. A page in the background may sleep through its timers, so the time is taken anew when
 * it is shown again. `onEnd` is called once an ending, and never for one that was over from the start. `now`: the phone's clock unless given.
 */
export function useTimeLeft(ending: Ending, onEnd: () => void, now: () => number = Date.now): number {
  const { endTime, at } = ending
  const [msLeft, setMsLeft] = useState(() => at - now())
  const awaited = useRef<string>(undefined)
  const reported = useRef<string>(undefined)
  const report = useEffectEvent(onEnd)
  const readClock = useEffectEvent(now)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const left = at - readClock()
      setMsLeft(left)
      if (left > 0) {
        awaited.current = endTime
        timer = setTimeout(tick, left % 1000 || 1000)
      } else if (awaited.current === endTime && reported.current !== endTime) {
        reported.current = endTime
        report()
      }
    }
    const wake = () => {
      if (!document.hidden) tick()
    }
    tick()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [endTime, at])

  return Math.max(0, msLeft)
}
