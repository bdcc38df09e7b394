import { createPath, NavigationType, type Location, type To } from 'react-router'
import { carryState, currentIndex, currentLocation, currentOver, locationOf, markEntry, putCarriedState, writeEntry } from './browserEntries'
import type { HistorySteps } from './historySteps'
import { noteStep } from '../reporting/trail'

export type Visit = { readonly action: NavigationType; readonly location: Location }

/** The browser's history as the router drives it. Addresses include the base path. */
export type AppHistory = {
  readonly action: NavigationType
  readonly location: Location
  readonly createHref: (to: To) => string
  readonly push: (to: To, state?: unknown) => void
  readonly replace: (to: To, state?: unknown) => void
  readonly go: (delta: number) => void
  readonly listen: (listener: (visit: Visit) => void) => () => void
  /** Where overlays and forms with unsaved content take part in steps and navigations. The first of them makes it, the others get the same; until then steps go straight to the browser. */
  readonly steps: (make: (history: AppHistory) => HistorySteps) => HistorySteps
  /** Settles once the current entry is the page's own, and no overlay's. */
  readonly uncovered: () => Promise<void>
  readonly dispose: () => void
}

/** Unlike the router's browser history it takes several listeners, can be held back (`historySteps.ts`), and is for addresses of the app only. */
export function createAppHistory(): AppHistory {
  const listeners = new Set<(visit: Visit) => void>()
  let action = NavigationType.Pop
  let steps: HistorySteps | undefined
  /** The address that is shown although the browser has refused to write it (Safari allows only so many writes). */
  let unwritten: Location | null = null
  const location = () => unwritten ?? currentLocation()

  const notify = (done: NavigationType) => {
    action = done
    noteStep(location().pathname)
    for (const listener of listeners) listener({ action, location: location() })
  }

  /** An overlay's entry, from before a reload: the page's own is below it. */
  const isStale = () => !steps && currentOver() > 0
  const leaveStale = () => {
    carryState()
    window.history.go(-currentOver())
  }

  const stepped = () => {
    putCarriedState()
    if (isStale()) return leaveStale()
    if (steps?.takes()) return
    unwritten = null
    notify(NavigationType.Pop)
  }
  window.addEventListener('popstate', stepped)
  // A page of another site counts as the entry before the app's first one. A new entry is always the last, so further entries are such pages.
  if (currentIndex() === null) markEntry(window.history.length > 1 ? 1 : 0, { isFirst: true })
  else if (isStale()) leaveStale()

  const navigate = (perform: () => void, to?: To) => (steps ? steps.navigate(perform, to) : perform())

  const history: AppHistory = {
    get action() {
      return action
    },
    get location() {
      return location()
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) =>
      navigate(() => {
        const next = locationOf(to, state)
        // Where the browser refuses the entry, a document is loaded, which brings one.
        if (!writeEntry('pushState', next, (currentIndex() ?? 0) + 1)) return window.location.assign(createPath(next))
        unwritten = null
        notify(NavigationType.Push)
      }, to),
    replace: (to, state) =>
      navigate(() => {
        const next = locationOf(to, state)
        unwritten = writeEntry('replaceState', next, currentIndex() ?? 0) ? null : next
        notify(NavigationType.Replace)
      }),
    go: (delta) => (steps ? steps.go(delta) : window.history.go(delta)),
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    steps: (make) => (steps ??= make(history)),
    uncovered: () => new Promise((resolve) => navigate(resolve)),
    dispose: () => {
      window.removeEventListener('popstate', stepped)
      steps?.dispose()
    },
  }
  return history
}
