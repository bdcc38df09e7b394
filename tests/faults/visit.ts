import { cleanup } from '@testing-library/react'
import { askData, logIn } from '@/mocks/ask'
import type { Backend } from '@/mocks/backend'
import { clearBrowser, renderApp, someone, type RenderedApp } from '../render'
import type { Visit } from './pages'

const MOBILE = '13800138000'

/** With a fault in place for all that the page asks, and none for the session that it is opened with. */
export async function open(backend: Backend, visit: Visit, scenario: Readonly<Record<string, string>> = {}): Promise<RenderedApp> {
  let session
  if (visit.isLoggedIn) {
    const token = await logIn(backend, MOBILE)
    const { data } = await askData(backend, '/external/v1/CandleBizService/loginCallback', { body: { type: 2, isApp: 0, userType: 1, channel: 'SAIC' }, token })
    session = { ...someone(token), id: String(data?.['userUid']), promotorCode: String(data?.['userPromoteCode']), isNewUser: false }
  }
  backend.setScenario(scenario)
  return renderApp(visit.path + visit.search, session && { preloaded: { session } })
}

export function leave(backend: Backend): void {
  cleanup()
  clearBrowser()
  backend.reset()
}
