import { flushSync } from 'react-dom'
import type { AppHistory, Visit } from '@/lib/history/appHistory'
import { withoutBase } from '../routing/basePath'
import type { Moment } from './lifted'

type Listener = (visit: Visit) => void
/** A step of the history, with the id of the action that it came after: what comes behind that one happened on the new page. */
type Step = { readonly after: number; readonly visit: Visit }
type Followed = Pick<AppHistory, 'action' | 'location' | 'listen'>

/**
 * Shows each moment on the page that it happened on: the address bar and the browser's history stay with the newest. Answers what is to be called
 * with each moment that comes to be shown; that answers the moment's path. `held` runs what draws another page: whatever that page does at once has
 * not happened.
 */
export function followRoute(history: Followed, newest: () => number, held: (draw: () => void) => void): (moment: Moment) => string {
  const listeners = new Set<Listener>()
  const first: Step = { after: -1, visit: { action: history.action, location: history.location } }
  const steps = [first]
  const last = () => steps[steps.length - 1] ?? first
  let shown = last()
  history.listen((visit) => {
    steps.push({ after: newest(), visit })
    shown = last()
  })
  const { listen } = history
  Object.assign(history, {
    listen: (listener: Listener) => {
      listeners.add(listener)
      const stop = listen(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  })
  return ({ isPast, at }) => {
    const before = steps.filter(({ after }) => after < at)
    const wanted = isPast ? (before[before.length - 1] ?? first) : last()
    if (wanted !== shown) {
      shown = wanted
      // At once, so that the page's first effects are held back with it.
      held(() => flushSync(() => listeners.forEach((listener) => listener(wanted.visit))))
    }
    return withoutBase(wanted.visit.location.pathname)
  }
}
