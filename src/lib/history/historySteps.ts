import type { To } from 'react-router'
import type { AppHistory } from './appHistory'
import { currentEntry, currentIndex, currentLocation, currentOver, markEntry, writeState } from './browserEntries'
import { dropRepeats } from './dropRepeats'
import { leavingFor } from './leavingDocument'

/** Called before a navigation to another address of the app: true holds it back, and `go` performs it later. */
export type LeaveGuard = (nextPathname: string, go: () => void) => boolean

/** What lies over a page, and what is unsaved on it, before a step or a navigation (config/adr/0013-an-entry-for-each-overlay.md). */
export type HistorySteps = {
  /** One guard at a time; a replace is never held back, because it is not the user's choice. */
  readonly guard: (guard: LeaveGuard) => () => void
  /** A step back calls `onBack` instead of leaving the page, until the returned function says that the overlay has closed. `isLowest`: what is open already lies over it. */
  readonly cover: (onBack: () => void, isLowest?: boolean) => () => void
  /** For the history: whether the step that the browser reports is none of the router's. */
  readonly takes: () => boolean
  /** For the history: performs a navigation once the page's own entry is the current one; `to` is an address that may be held back. */
  readonly navigate: (perform: () => void, to?: To) => void
  /** For the history: steps as the user does, so back closes an overlay that is open. */
  readonly go: (delta: number) => void
  readonly dispose: () => void
}

/** A step that the app has asked for and the browser has not reported yet. A user's step cannot be stopped, only undone, and taken again once it is allowed. */
type Step = 'none' | 'chosen' | 'undoing' | 'allowed' | 'uncovering'

/** A web view that does not step when it is told to may not hold up what comes after (ms). */
const STEP_TIMEOUT_MS = 1_000

export function historySteps(history: AppHistory): HistorySteps {
  let guard: LeaveGuard | null = null
  /** What each open overlay of this page does on a step back, from the lowest. */
  let covers: readonly (() => void)[] = []
  /** What waits until no step is under way. */
  const waiting: (() => void)[] = []
  let step: Step = 'none'
  let timer: ReturnType<typeof setTimeout>
  let isDisposed = false
  let [index, over] = [currentIndex(), currentOver()]
  let { pathname } = history.location

  /** 0: a step that the history has asked for already. */
  const go = (delta: number, as: Step) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // The page makes do with the overlay's entry.
      if (as === 'uncovering') {
        over = 0
        markEntry(index ?? 0)
      }
      settle()
    }, STEP_TIMEOUT_MS)
    step = as
    if (delta !== 0) window.history.go(delta)
  }

  const settle = () => {
    clearTimeout(timer)
    step = 'none'
    for (const proceed of waiting.splice(0)) proceed()
    arrangeSoon()
  }

  const whenStill = (proceed: () => void) => {
    if (step === 'none') proceed()
    else waiting.push(() => whenStill(proceed))
  }

  const whenUncovered = (proceed: () => void) =>
    whenStill(() => {
      if (over === 0) return proceed()
      go(-over, 'uncovering')
      whenStill(() => whenUncovered(proceed))
    })

  const performOnce = dropRepeats(whenUncovered)

  /** As many entries as overlays. Later, because one overlay may close as another opens, and a closed one may go with a navigation. */
  const arrangeSoon = (after = 0) => setTimeout(arrange, after)
  const arrange = () => {
    if (isDisposed || step !== 'none') return
    if (leavingFor() > 0) return arrangeSoon(leavingFor())
    if (over > covers.length) return go(covers.length - over, 'uncovering')
    while (over < covers.length && writeState('pushState', { ...currentEntry(), idx: (index ?? 0) + 1, over: over + 1 })) {
      index = currentIndex()
      over += 1
    }
  }

  const isHeld = (to: To | undefined, proceed: () => void): boolean => {
    const next = typeof to === 'string' ? new URL(to, window.location.href).pathname : to?.pathname
    return guard !== null && next !== undefined && guard(next, proceed)
  }

  history.listen(({ location }) => {
    ;[index, over] = [currentIndex(), currentOver()]
    // Overlays end with their page.
    if (location.pathname !== pathname) covers = []
    pathname = location.pathname
    settle()
  })

  // On the entry of an overlay from before a reload: the step that leaves it must not close what has opened meanwhile.
  if (over > 0) go(0, 'uncovering')

  return {
    takes: () => {
      const [was, at, overAt] = [step, currentIndex(), currentOver()]
      const delta = at === null || index === null ? 0 : at - index
      if (was === 'undoing') {
        settle()
        return true
      }
      if (delta !== 0 && delta === overAt - over) {
        const closed = covers.slice(overAt)
        ;[index, over] = [at, overAt]
        if (was !== 'uncovering') for (let top = closed.length - 1; top >= 0; top -= 1) closed[top]?.()
        settle()
        return true
      }
      const goThere = () => whenStill(() => go((at ?? 0) - (index ?? 0), 'allowed'))
      if (was === 'allowed' || delta === 0 || !isHeld(currentLocation(), goThere)) return false
      go(-delta, 'undoing')
      return true
    },
    navigate: (perform, to) => {
      const proceed = () => performOnce(perform, to && history.createHref(to))
      if (!isHeld(to, proceed)) proceed()
    },
    // An overlay that has just closed may still have its entry.
    go: (delta) => whenStill(() => go(delta - Math.max(0, over - covers.length), 'chosen')),
    guard: (asked) => {
      guard = asked
      return () => void (guard = guard === asked ? null : guard)
    },
    cover: (onBack, isLowest = false) => {
      covers = isLowest ? [onBack, ...covers] : [...covers, onBack]
      arrangeSoon()
      return () => {
        covers = covers.filter((other) => other !== onBack)
        arrangeSoon()
      }
    },
    dispose: () => {
      isDisposed = true
      clearTimeout(timer)
    },
  }
}
