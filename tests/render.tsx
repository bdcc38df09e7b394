import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App, type AppProps } from '@/app/App'
import { BASE_PATH } from '@/app/basePath'
import { prepareApp, type Preparation } from '@/app/prepareApp'
import { registry } from '@/campaigns/registry'
import { noSession, type SessionState } from '@/features/session/session'
import { toast } from '@/ui/feedback/toast'

/** Those of the product, and the template, which stays whichever of them goes. */
const allCampaigns = { ...registry, _example: () => import('@/campaigns/_example') }

export type RenderedApp = AppProps & {
  readonly user: ReturnType<typeof userEvent.setup>
  /** Where the app is, without the base path. */
  readonly address: () => string
  /** What the navigation that led here carried. */
  readonly state: () => unknown
}

/** Somebody who is logged in. The token means something to the embedded backend only when the backend gave it out. */
export const testSession = (token: string): SessionState => ({ ...noSession, token, id: 'U000000000001', mobileMask: '138****8000', userType: 1 })

// jsdom lays nothing out and draws nothing: it has nothing to scroll and no canvas.
window.scrollTo = () => undefined
HTMLCanvasElement.prototype.getContext = () => null

let running: AppProps | undefined
let removeListeners: (() => void)[] = []

/** Runs `start`, and keeps how to take away the listeners that it adds: an app of an earlier test would still write what it knows when a page is hidden. */
async function trackListeners<T>(start: () => Promise<T>): Promise<T> {
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target)
    target.addEventListener = (...listener: Parameters<typeof add>) => {
      add(...listener)
      removeListeners.push(() => target.removeEventListener(...listener))
    }
    return () => Reflect.deleteProperty(target, 'addEventListener')
  })
  try {
    return await start()
  } finally {
    for (const restore of spies) restore()
  }
}

/** The whole app at an address, as `main.tsx` starts it: real router, store, base query. Mount the backend first with `mountTestBackend()`. */
export async function renderApp(path: string, preparation: Preparation = {}): Promise<RenderedApp> {
  window.history.replaceState(null, '', BASE_PATH + path)
  document.documentElement.removeAttribute('data-app')
  const app = await trackListeners(() => prepareApp({ campaigns: allCampaigns, ...preparation }))
  running = app
  // The router looks for the campaign of its first address at once.
  await act(async () => {
    render(<App {...app} />)
    await Promise.resolve()
  })
  const { location } = window
  return { ...app, user: userEvent.setup(), address: () => (location.pathname.slice(BASE_PATH.length) || '/') + location.search, state: () => app.router.history.location.state as unknown }
}

/** What one test leaves in the browser, taken away. */
export function clearBrowser(): void {
  running?.router.dispose()
  running = undefined
  for (const remove of removeListeners) remove()
  removeListeners = []
  toast.dismiss()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  document.title = ''
}
