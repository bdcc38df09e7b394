import { SCENARIO_HEADER } from './scenarioChoice'

const STORAGE_KEY = 'mock-scenario'

/** What this tab's address asked for, `''` for nothing: it counts before what was set for every page. */
export function scenarioOfTab(): string {
  return window.sessionStorage.getItem(STORAGE_KEY) ?? ''
}

export function forgetScenarioOfTab(): void {
  window.sessionStorage.removeItem(STORAGE_KEY)
}

/**
 * Keeps `?scenario=` of the page for its tab and sends it with every call, from the simulator's script before all others of a document: the
 * page's referrer policy tells the backend its origin alone.
 */
export function saveScenarioForTab(): void {
  const fromPage = new URLSearchParams(window.location.search).get('scenario')
  if (fromPage !== null) window.sessionStorage.setItem(STORAGE_KEY, fromPage)
  const fetchAsIs = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const scenario = window.sessionStorage.getItem(STORAGE_KEY)
    if (!scenario) return fetchAsIs(input, init)
    const request = new Request(input, init)
    request.headers.set(SCENARIO_HEADER, scenario)
    return fetchAsIs(request)
  }
}
