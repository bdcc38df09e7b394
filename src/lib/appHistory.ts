import { createPath, NavigationType, type Location, type To } from 'react-router'
import { currentIndex, currentLocation, locationOf, markIndex, writeEntry } from './browserEntries'

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
  readonly dispose: () => void
}

/**
 * Unlike the router's browser history it takes several listeners, asks a page with unsaved content first, and is for addresses of the app
 * only.
 */
export function createAppHistory(): AppHistory {
  const listeners = new Set<(visit: Visit) => void>()
  let guard: LeaveGuard | null = null
  let action = NavigationType.Pop
  let index = currentIndex()
  if (index === null) markIndex((index = 0))
  // A step back cannot be stopped, only undone: the browser reports the undoing as a step, and later the allowed step as another.
  let expected: 'nothing' | 'undoing' | 'allowed' = 'nothing'

  const tell = () => {
    for (const listener of listeners) listener({ action, location: currentLocation() })
  }

  const stepped = () => {
    const was = expected
    const before = index
    action = NavigationType.Pop
    index = currentIndex()
    const delta = index === null || before === null ? null : index - before
    expected = 'nothing'
    if (was === 'undoing') return
    if (was !== 'allowed' && delta && isHeld(currentLocation(), () => allow(delta))) {
      expected = 'undoing'
      go(-delta)
      return
    }
    tell()
  }
  window.addEventListener('popstate', stepped)

  const go = (delta: number) => window.history.go(delta)

  const push = (to: To, state?: unknown) => {
    action = NavigationType.Push
    index = (currentIndex() ?? 0) + 1
    writeEntry('pushState', locationOf(to, state), index)
    tell()
  }

  function allow(delta: number): void {
    expected = 'allowed'
    go(delta)
  }

  function isHeld(to: To, go: () => void): boolean {
    const pathname = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname
    return guard !== null && pathname !== undefined && guard(pathname, go)
  }

  return {
    get action() {
      return action
    },
    get location() {
      return currentLocation()
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state) => {
      if (!isHeld(to, () => push(to, state))) push(to, state)
    },
    replace: (to, state) => {
      action = NavigationType.Replace
      index = currentIndex() ?? 0
      writeEntry('replaceState', locationOf(to, state), index)
      tell()
    },
    go,
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
    dispose: () => window.removeEventListener('popstate', stepped),
  }
}
