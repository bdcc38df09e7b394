import { prefersReducedMotion } from '@/lib/device/motion'
import { distanceTo } from './geometry'
import { FULL_SPEED_AFTER_MS, SLOWING, SLOWING_SLOPE, SPEED } from './speed'

/** The least that the disc still turns once it is known where it stops, and where it goes back (degrees). */
const LEAST_TO_PRIZE = 540
const LEAST_BACK = 120
/** Timers are not exact: a stop counts once the disc has surely come to rest (ms). */
const SURELY_MS = 60

type Stop = { readonly angle: number; readonly least: number; readonly onStop: () => void }

export type TurntableMotion = {
  /** Stands at once as it is to stand. */
  readonly rest: (angle: number) => void
  /** Turns until the place to stop is known. */
  readonly spin: () => void
  /** Slows down, and stops there. */
  readonly stopAt: (angle: number, onStopped: () => void) => void
  /** Slows down, and stops where it stood before. */
  readonly goBack: (onStopped: () => void) => void
  readonly end: () => void
}

/**
 * Turns a disc. All of it is transforms that the browser's own compositor moves, so that a busy page does not make it stutter. `base` holds the
 * angle at which it rested before, `disc` lies in it and turns. A page that is not looked at, and a user who wants less motion, see the end alone.
 */
export function turntableMotion(base: HTMLElement, disc: HTMLElement): TurntableMotion {
  let rested = 0
  let startedAt: number | undefined
  let stop: Stop | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const turnTo = (angle: number, ms: number) => {
    disc.style.transition = ms > 0 ? `transform ${ms}ms ${SLOWING}` : 'none'
    disc.style.transform = `rotate(${angle}deg)`
  }
  const rest = (angle: number) => {
    clearTimeout(timer)
    ;[rested, startedAt, stop] = [angle, undefined, undefined]
    disc.removeAttribute('data-spins')
    base.style.transform = `rotate(${angle}deg)`
    turnTo(0, 0)
  }
  const arrive = () => {
    const stopping = stop
    if (!stopping) return
    rest(stopping.angle)
    stopping.onStop()
  }
  const slowDown = () => {
    if (!stop) return
    const from = currentAngle(disc)
    const distance = distanceTo(stop.angle, rested + from, stop.least)
    disc.removeAttribute('data-spins')
    turnTo(from, 0)
    // What was written takes effect before the way to the end begins.
    disc.getBoundingClientRect()
    // As fast at its beginning as the disc is now.
    const ms = Math.round((SLOWING_SLOPE * distance * 1000) / SPEED)
    turnTo(from + distance, ms)
    timer = setTimeout(arrive, ms + SURELY_MS)
  }
  const stopAt = (angle: number, onStop: () => void, least = LEAST_TO_PRIZE) => {
    clearTimeout(timer)
    stop = { angle: angle % 360, least, onStop }
    if (startedAt === undefined || document.hidden || prefersReducedMotion()) arrive()
    // However soon the answer is there, the disc comes to its speed first.
    else timer = setTimeout(slowDown, Math.max(0, startedAt + FULL_SPEED_AFTER_MS - performance.now()))
  }
  const look = () => {
    if (!document.hidden && stop) {
      clearTimeout(timer)
      arrive()
    }
  }
  document.addEventListener('visibilitychange', look)

  return {
    rest,
    spin: () => {
      if (startedAt !== undefined) return
      rest(rested)
      startedAt = performance.now()
      if (!prefersReducedMotion()) disc.setAttribute('data-spins', '')
    },
    stopAt: (angle, onStopped) => stopAt(angle, onStopped),
    goBack: (onStopped) => stopAt(rested, onStopped, LEAST_BACK),
    end: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}

/** How far it is turned at this moment, 0 to 360. */
function currentAngle(element: HTMLElement): number {
  const [, cos, sin] = /matrix\(([^,]+),([^,]+)/.exec(getComputedStyle(element).transform) ?? []
  return ((Math.atan2(Number(sin ?? 0), Number(cos ?? 1)) * 180) / Math.PI + 360) % 360
}
