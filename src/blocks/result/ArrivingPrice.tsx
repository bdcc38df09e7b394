import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { vibrate } from '@/hosts'
import { prefersReducedMotion } from '@/lib/device/motion'
import { Price } from '@/ui/display/figures/Price'
import { visuallyHidden } from '@/ui/theme'

const Spoken = styled.span`
  ${visuallyHidden}
`

const DURATION_MS = 800

/** Whole yuan are counted: what follows the point stands from the start, so that the figures keep their width. */
const countedTo = (cents: number, share: number): number => Math.floor((cents * share) / 100) * 100 + (cents % 100)

/** An amount. One that arrives counts up, once, with a short vibration; with reduced motion, and for screen readers, it is there at once. */
export function ArrivingPrice({ cents, isArriving, isShort = true }: { readonly cents: number; readonly isArriving: boolean; readonly isShort?: boolean }) {
  const [share, setShare] = useState(isArriving && !prefersReducedMotion() ? 0 : 1)
  const isCounting = share < 1
  const hasVibrated = useRef(false)
  useEffect(() => {
    if (!isCounting) return
    if (!hasVibrated.current) void vibrate()
    hasVibrated.current = true
    const start = performance.now()
    let frame = 0
    const count = () => {
      const passed = Math.min(1, (performance.now() - start) / DURATION_MS)
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(count)
    }
    frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [isCounting])
  if (!isCounting) return <Price cents={cents} isShort={isShort} />
  return (
    <>
      <Spoken>
        <Price cents={cents} isShort={isShort} />
      </Spoken>
      <span aria-hidden>
        <Price cents={Math.min(cents, countedTo(cents, share))} isShort={isShort} />
      </span>
    </>
  )
}
