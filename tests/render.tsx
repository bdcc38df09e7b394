import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FLUSH, PAUSE } from 'redux-persist'
import { api } from '@/api/api'
import { App, type AppProps } from '@/app/App'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import { prepareApp, type Preparation } from '@/app/prepareApp'
import { registry } from '@/campaigns/registry'
import { noSession, type SessionState } from '@/features/session/session'
import { toast } from '@/ui/feedback/toast'
import { clearStored } from './clearStored'

/** Those of the product; the template and the specimen stay whichever of them goes. */
const allCampaigns = { ...registry, _example: () => import('@/campaigns/_example'), 'specimen-activity': () => import('./specimen') }

export type RenderedApp = AppProps & {
  readonly user: ReturnType<typeof userEvent.setup>
  /** Where the app is, without the base path. */
  readonly address: () => string
  /** What the navigation that led here carried. */
  readonly state: () => unknown
}

/** A user who is logged in. The token means something to the embedded backend only when the backend gave it out. */
export const testSession = (token: string): SessionState => ({ ...noSession, token, id: 'U000000000001', mobileMask: '138****8000', userType: 1 })

// jsdom lays nothing out and draws nothing: it has nothing to scroll and no canvas.
window.scrollTo = () => undefined
HTMLCanvasElement.prototype.getContext = () => null

// A toast stays until the test that it belongs to is over (`clearBrowser`): before one on a busy machine gets to look, its two seconds may have gone by.
for (const kind of ['success', 'error', 'warning'] as const) {
  const show = toast[kind]
  toast[kind] = (text) => show(text, Infinity)
}

let running: AppProps | undefined
let listened: (() => void)[] = []

/** Notes what listens to the window and the document from now on, until it is told to stop. */
function noteListeners(): () => void {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      listened.push(() => target.removeEventListener(name, listener, options))
      listen(name, listener, options)
    }
  }
  return () => {
    for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener')
  }
}

/** The whole app at an address, as `main.tsx` starts it: real router, store, base query. Mount the backend first with `mountTestBackend()`. */
export async function renderApp(path: string, preparation: Preparation = {}): Promise<RenderedApp> {
  window.history.replaceState(null, '', ROUTER_BASENAME + path)
  return startApp(preparation)
}

const realSetTimeout = setTimeout

/** A step back that is under way would be made in the next app, and lead away from its page: in a browser it is over before the user reloads. */
async function waitForOverlayEntries(): Promise<void> {
  const isOverlay = () => ((window.history.state as { readonly over?: number } | null)?.over ?? 0) > 0
  for (let timers = 0; timers < 5 && isOverlay(); timers += 1) await act(() => new Promise((resolve) => realSetTimeout(resolve)))
}

/** As a reload: a new app at the same entry of the history, with what the browser keeps. */
export async function reloadApp(preparation: Preparation = {}): Promise<RenderedApp> {
  await waitForOverlayEntries()
  unloadApp()
  return startApp(preparation)
}

async function startApp(preparation: Preparation): Promise<RenderedApp> {
  document.documentElement.removeAttribute('data-app')
  const stopNoting = noteListeners()
  const app = await prepareApp({ campaigns: allCampaigns, ...preparation }).finally(stopNoting)
  running = app
  // The router looks for the campaign of its first address at once.
  await act(async () => {
    render(<App {...app} />)
    await Promise.resolve()
  })
  const { location } = window
  return { ...app, user: userEvent.setup(), address: () => (location.pathname.slice(ROUTER_BASENAME.length) || '/') + location.search, state: () => app.router.history.location.state as unknown }
}

/** Ends the app as a reload does, and leaves what the browser keeps: what it was about to store, and nothing that it would store later. */
export function unloadApp(): void {
  act(() => {
    running?.store.dispatch({ type: FLUSH, result: () => undefined })
    running?.store.dispatch({ type: PAUSE })
  })
  cleanup()
  stopApp()
}

/** An app that is gone would go on to hear what the next one is told, and work on it; and tell of a time-out, in the middle of the next test, where it waited for a reply. */
function stopApp(): void {
  if (running) {
    const { store, router } = running
    for (const call of [...store.dispatch(api.util.getRunningMutationsThunk()), ...store.dispatch(api.util.getRunningQueriesThunk())]) call.abort()
    router.dispose()
  }
  running = undefined
  for (const stop of listened) stop()
  listened = []
}

/**
 * What one test leaves in the browser, taken away. Only once it is all there: a value is stored by a timer, and the step back of an overlay
 * that closes is two in jsdom, one after the other; in the next app it would take an entry away.
 */
export async function clearBrowser(): Promise<void> {
  running?.store.dispatch({ type: PAUSE })
  stopApp()
  for (let timers = 0; timers < 3; timers += 1) await new Promise((resolve) => realSetTimeout(resolve))
  act(() => toast.dismiss())
  clearStored()
  document.title = ''
}
