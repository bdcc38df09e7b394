import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { unanswerable } from './answer'
import { createBackend } from './backend'
import { saveScenarioForTab } from './scenarioTab'

const STORAGE_KEY = 'mock-state'

/**
 * The backend inside the page, behind msw's service worker, for a static demo with no server. `workerUrl` is where the build put a copy
 * of `msw/mockServiceWorker.js`. The state lives in the tab's session storage, so that a reload stays logged in.
 */
export async function startDemoBackend(workerUrl: string): Promise<void> {
  const { handlers, owns, state } = createBackend()
  const saved = window.sessionStorage.getItem(STORAGE_KEY)
  if (saved) state.restore(JSON.parse(saved) as typeof state.data)
  window.addEventListener('pagehide', () => window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state.data)))

  saveScenarioForTab()
  const unknown = http.all('*', ({ request }) => {
    const url = new URL(request.url)
    return owns(url) ? unanswerable(`The embedded backend has no ${request.method} ${url.pathname}.`) : undefined
  })
  await setupWorker(...handlers, unknown).start({ serviceWorker: { url: workerUrl }, onUnhandledFrame: 'bypass', quiet: true })
}
