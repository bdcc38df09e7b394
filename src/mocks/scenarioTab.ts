import { SCENARIO_HEADER } from './scenarioChoice'

const STORAGE_KEY = 'mock-scenario'

/**
 * Keeps `?scenario=` of the page for its tab and sends it with every call. The mounts over HTTP do without it: they read the page's
 * address from the Referer. It serves where there is no Referer to read: the static demo, and a page of another origin.
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
