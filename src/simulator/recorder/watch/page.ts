import type { RecordingEvent, RecordingEventOf } from '../../recording/format'
import { withoutOrigin } from './calls'

type Untimed<Event> = Event extends unknown ? Omit<Event, 'at'> : never
type Add = (event: Untimed<Extract<RecordingEvent, { readonly kind: 'navigation' | 'error' | 'visibility' }>>) => void
type Redact = (text: string) => string

/** Hears of the steps of the history, of the document's end and of the page being hidden. */
export function watchNavigation(add: Add, redact: Redact): void {
  let shown = ''
  const went = (how: RecordingEventOf<'navigation'>['how']) => {
    const address = withoutOrigin(location.href)
    // An entry that is only marked is no step.
    if (address === shown && how === 'replace') return
    shown = address
    add({ kind: 'navigation', how, address: redact(address) })
  }
  const watch = (name: 'pushState' | 'replaceState', how: 'push' | 'replace') => {
    const asIs = history[name].bind(history)
    history[name] = (...args) => {
      asIs(...args)
      went(how)
    }
  }
  went('load')
  watch('pushState', 'push')
  watch('replaceState', 'replace')
  window.addEventListener('popstate', () => went('pop'), true)
  window.addEventListener('pagehide', () => went('leave'), true)
  document.addEventListener('visibilitychange', () => add({ kind: 'visibility', isVisible: document.visibilityState === 'visible' }))
}

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))

/** Listens to uncaught errors and to the console. */
export function watchErrors(add: Add, redact: Redact): void {
  const tell = (from: RecordingEventOf<'error'>['from'], message: string) => add({ kind: 'error', from, message: redact(message) })
  window.addEventListener('error', ({ message }) => message && tell('uncaught', message))
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => tell('rejection', reason instanceof Error ? reason.message : String(reason)))
  // oxlint-disable-next-line no-console -- listened to
  const asIs = console.error.bind(console)
  // oxlint-disable-next-line no-console -- listened to
  console.error = (...parts: unknown[]) => {
    tell('console', parts.map(wordsOf).join(' '))
    asIs(...parts)
  }
}
