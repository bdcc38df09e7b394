import { createPath, NavigationType, type Location, type To } from 'react-router'
import { coverEntry, currentIndex, currentLocation, currentOver, locationOf, markEntry, writeEntry } from './browserEntries'

export type Visit = { readonly action: NavigationType; readonly location: Location }

/** Called before a navigation to another address of the app: true holds it back, and `go` performs it later. */
export type LeaveGuard = (nextPathname: string, go: () => void) => boolean

/** The browser's history as the router drives it. Addresses include the base path. */
export type AppHistory = {
  readonly action: NavigationType
  readonly location: Location
  readonly createHref: (to: To) => string
  readonly push: (to: To, state?: unknown) => void
  readonly replace: (to: To, state?: unknown) => void
  readonly go: (delta: number) => void
  readonly listen: (listener: (visit: Visit) => void) => () => void
  /** One guard at a time; a replace is never held back, because it is not the user's choice. */
  readonly guard: (guard: LeaveGuard) => () => void
  /** A step back calls `onBack` instead of leaving the page, until the returned function says that the overlay has closed. */
  readonly cover: (onBack: () => void) => () => void
  /** Settles once the current entry is the page's own. */
  readonly uncovered: () => Promise<void>
  readonly dispose: () => void
}

/** A step that the app has asked for and the browser has not reported yet. A user's step cannot be stopped, only undone, and taken again once it is allowed. */
type Step = 'none' | 'chosen' | 'undoing' | 'allowed' | 'uncovering'

/** A web view that does not step when it is told to may not hold up what comes after (ms). */
const STEP_TIMEOUT_MS = 1_000

/**
 * Unlike the router's browser history it takes several listeners, asks a page with unsaved content first, is for addresses of the app
 * only, and gives each overlay an entry that the router never hears of (config/adr/0013-an-entry-for-each-overlay.md).
 */
export function createAppHistory(): AppHistory {
  const listeners = new Set<(visit: Visit) => void>()
  let guard: LeaveGuard | null = null
  /** What each open overlay of this page does on a step back, from the lowest. */
  let covers: readonly (() => void)[] = []
  /** What waits until no step is under way. */
  let waiting: readonly (() => void)[] = []
  let step: Step = 'none'
  let timer: ReturnType<typeof setTimeout>
  let isDisposed = false
  if (currentIndex() === null) markEntry(0)
  let action = NavigationType.Pop
  let index = currentIndex()
  let over = currentOver()
  let { pathname } = window.location
  /** An address that the browser has refused to write. */
  let unwritten: Location | null = null

  const location = () => unwritten ?? currentLocation()

  const tell = (done: NavigationType) => {
    action = done
    index = currentIndex()
    over = currentOver()
    const visit = { action, location: location() }
    // Overlays end with their page.
    if (visit.location.pathname !== pathname) covers = []
    pathname = visit.location.pathname
    for (const listener of listeners) listener(visit)
  }

  const go = (delta: number, as: Step = 'chosen') => {
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
    window.history.go(delta)
  }

  const settle = () => {
    clearTimeout(timer)
    step = 'none'
    const ready = waiting
    waiting = []
    for (const proceed of ready) proceed()
    arrangeSoon()
  }

  const whenStill = (proceed: () => void) => {
    if (step === 'none') proceed()
    else waiting = [...waiting, () => whenStill(proceed)]
  }

  const whenUncovered = (proceed: () => void) =>
    whenStill(() => {
      if (over === 0) return proceed()
      go(-over, 'uncovering')
      whenStill(() => whenUncovered(proceed))
    })

  /** As many entries as overlays. Later, because one overlay may close as another opens, and a closed one may go with a navigation. */
  const arrangeSoon = () => setTimeout(arrange)
  const arrange = () => {
    if (isDisposed || step !== 'none') return
    if (over > covers.length) return go(covers.length - over, 'uncovering')
    while (over < covers.length && coverEntry()) {
      index = currentIndex()
      over += 1
    }
  }

  const stepped = () => {
    const was = step
    const [at, overAt] = [currentIndex(), currentOver()]
    const delta = at === null || index === null ? 0 : at - index
    if (was === 'undoing') return settle()
    if (delta !== 0 && delta === overAt - over) {
      const closed = covers.slice(overAt)
      index = at
      over = overAt
      // Left from before a reload: there is nothing to close, so the step leads on.
      if (was === 'none' && delta < 0 && closed.length === 0) return go(-1 - over)
      if (was === 'none') for (let top = closed.length - 1; top >= 0; top -= 1) closed[top]?.()
      return settle()
    }
    const goThere = () => whenStill(() => go((at ?? 0) - (index ?? 0), 'allowed'))
    if (was !== 'allowed' && delta && isHeld(currentLocation(), goThere)) return go(-delta, 'undoing')
    unwritten = null
    tell(NavigationType.Pop)
    settle()
  }
  window.addEventListener('popstate', stepped)

  const push = (to: To, state?: unknown) =>
    whenUncovered(() => {
      const next = locationOf(to, state)
      // A document has an entry of its own.
      if (!writeEntry('pushState', next, (currentIndex() ?? 0) + 1)) return window.location.assign(createPath(next))
      unwritten = null
      tell(NavigationType.Push)
    })

  function isHeld(to: To, proceed: () => void): boolean {
    const next = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname
    return guard !== null && next !== undefined && guard(next, proceed)
  }

  return {
    get action() {
      return action
    },
    get location() {
      return location()
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => {
      if (!isHeld(to, () => push(to, state))) push(to, state)
    },
    replace: (to, state) =>
      whenUncovered(() => {
        const next = locationOf(to, state)
        unwritten = writeEntry('replaceState', next, currentIndex() ?? 0) ? null : next
        tell(NavigationType.Replace)
      }),
    go: (delta) => whenStill(() => go(delta - over)),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    guard: (asked) => {
      guard = asked
      return () => {
        if (guard === asked) guard = null
      }
    },
    cover: (onBack) => {
      covers = [...covers, onBack]
      arrangeSoon()
      return () => {
        covers = covers.filter((other) => other !== onBack)
        arrangeSoon()
      }
    },
    uncovered: () => new Promise((resolve) => whenUncovered(resolve)),
    dispose: () => {
      isDisposed = true
      window.removeEventListener('popstate', stepped)
    },
  }
}
