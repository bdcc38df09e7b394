import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type To } from 'react-router'

export type Visit = { readonly action: NavigationType; readonly location: Location }

/** Asked before the page is left for another address of the app: true holds the departure back, and `go` makes it after all. */
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
  /** One guard at a time; a replace is never held back, because people do not choose those. */
  readonly guard: (guard: LeaveGuard) => () => void
  readonly dispose: () => void
}

/** Adds to the router's own browser history that several can listen, and that a page with unsaved content can be asked first. */
export function createAppHistory(): AppHistory {
  const history = createBrowserHistory({ v5Compat: true })
  const listeners = new Set<(visit: Visit) => void>()
  let guard: LeaveGuard | null = null
  // A step back cannot be stopped, only undone: the browser reports the undoing as a step, and later the step that was allowed.
  let expected: 'nothing' | 'undoing' | 'allowed' = 'nothing'

  const dispose = history.listen(({ action, location, delta }) => {
    const was = expected
    expected = 'nothing'
    if (was === 'undoing') return
    if (action === NavigationType.Pop && was !== 'allowed' && delta && isHeld(location, () => allow(delta))) {
      expected = 'undoing'
      history.go(-delta)
      return
    }
    for (const listener of listeners) listener({ action, location })
  })

  function allow(delta: number): void {
    expected = 'allowed'
    history.go(delta)
  }

  function isHeld(to: To, go: () => void): boolean {
    const pathname = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname
    return guard !== null && pathname !== undefined && guard(pathname, go)
  }

  return {
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    createHref: history.createHref,
    push: (to, state) => {
      const push = () => history.push(to, state)
      if (!isHeld(to, push)) push()
    },
    replace: history.replace,
    go: history.go,
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
    dispose,
  }
}
