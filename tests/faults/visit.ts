import { cleanup } from '@testing-library/react'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import type { Backend } from '@/mocks/backend'
import { sessionOf } from '../journeySteps'
import { installPayPanel, type PayPanel } from '../payPanel'
import { clearBrowser, renderApp, type RenderedApp } from '../render'
import type { Visit } from './pages'
import { forgetCalls } from './watch'

/** A page, and how many calls there were before it made its own: those that gave it its session. */
export type OpenPage = RenderedApp & { readonly earlier: number }

let panel: PayPanel | undefined

/** With a fault in place for all that the page asks, and none for the session that it is opened with. */
export async function open(backend: Backend, visit: Visit, scenario: Readonly<Record<string, string>> = {}): Promise<OpenPage> {
  if (visit.hasPayPanel) panel = installPayPanel(backend, 'paid', false)
  const session = visit.isLoggedIn ? await sessionOf(backend, visit.mobile) : undefined
  for (const [slice, values] of Object.entries(visit.kept)) sessionStorage.setItem(KEY_PREFIX + slice, JSON.stringify({ ...values, _persist: { version: 1, rehydrated: true } }))
  backend.setScenario(scenario)
  const earlier = backend.requests().length
  return { ...(await renderApp(visit.path + visit.search, session && { preloaded: { session } })), earlier }
}

/** Where the app is, without the query. */
export const pathOf = (app: RenderedApp): string => app.address().split('?')[0]!

export async function leave(backend: Backend): Promise<void> {
  cleanup()
  forgetCalls()
  panel?.remove()
  panel = undefined
  await clearBrowser()
  backend.reset()
}
