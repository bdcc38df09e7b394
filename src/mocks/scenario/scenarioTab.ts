import { encodeParam } from '@/lib/url/encodeParam'
import { SCENARIO_HEADER, SCRIPT_COOKIE, SCRIPT_PATH, TAB_HEADER } from './scenarioChoice'

const STORAGE_KEY = 'mock-scenario'
const TAB_KEY = 'mock-scenario-tab'

/** What this tab's address asked for, `''` for nothing: it counts before what was set for every page. */
export function scenarioOfTab(): string {
  return storage()?.getItem(STORAGE_KEY) ?? ''
}

export function forgetScenarioOfTab(): void {
  storage()?.removeItem(STORAGE_KEY)
  publishScenario('')
}

/**
 * Keeps `?scenario=` of the page for its tab and sends it with every call, and with it which tab asks, from the simulator's script before all others of a document: the
 * page's referrer policy tells the backend its origin alone.
 */
export function saveScenarioForTab(): void {
  const named = scenarioInAddress()
  if (named !== null) storage()?.setItem(STORAGE_KEY, named)
  sendWithEveryRequest(scenarioOfTab)
}

/** The same for a page in a frame: what its own address names counts for it alone, because the tab's is the choice of the page around it. */
export function takeScenarioInFrame(): void {
  const named = scenarioInAddress()
  sendWithEveryRequest(() => named ?? scenarioOfTab())
}

/**
 * Scripts bring a cookie, since no header can be set for them. It is a cookie for the vendors' scripts alone, so that neither the product nor a
 * recording sees it; it is one for all tabs, so the tab that is in front has it.
 */
export function publishScenario(scenario: string): void {
  const cookie = scenario === '' ? '; Max-Age=0' : `tab=${tabId()}&scenario=${encodeParam(scenario)}`
  try {
    document.cookie = `${SCRIPT_COOKIE}=${cookie}; Path=${SCRIPT_PATH}; SameSite=Lax`
  } catch {
    // A sandboxed frame has no cookies.
  }
}

const scenarioInAddress = (): string | null => new URLSearchParams(window.location.search).get('scenario')

function sendWithEveryRequest(scenarioNow: () => string): void {
  const fetchAsIs = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const scenario = scenarioNow()
    if (!scenario) return fetchAsIs(input, init)
    const request = new Request(input, init)
    // The panel's own login names one that lets a tester in.
    if (request.headers.has(SCENARIO_HEADER)) return fetchAsIs(request)
    request.headers.set(SCENARIO_HEADER, scenario)
    request.headers.set(TAB_HEADER, tabId())
    return fetchAsIs(request)
  }
  publishScenario(scenarioNow())
  window.addEventListener('focus', () => publishScenario(scenarioNow()))
}

/** Null where it is blocked, as in a frame of another site: nothing is kept then. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Of this document, where nothing can be kept. */
const DOCUMENT_ID = Math.random().toString(36).slice(2)

function tabId(): string {
  const known = storage()?.getItem(TAB_KEY)
  if (known) return known
  storage()?.setItem(TAB_KEY, DOCUMENT_ID)
  return DOCUMENT_ID
}
