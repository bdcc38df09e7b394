import { createPlan, parseScenario, type Plan, type Scenario } from './scenario'
import type { ScenarioChanges } from './scenarioChanges'

export const SCENARIO_HEADER = 'x-mock-scenario'
/** Which tab a scenario is of: the product tells the maps service nothing that would say so. */
export const TAB_HEADER = 'x-mock-tab'
/** Of the requests that a page makes by `<script>`, which carry no header of ours: the vendors' scripts, and they alone get the cookie. */
export const SCRIPT_COOKIE = 'mock-scenario'
export const SCRIPT_PATH = '/vendor/'
const DEVICE_HEADER = 'x-saic-device-id'

type Tab = { readonly text: string; readonly plan: Plan }

/** Which outcome a request gets: its header, else the scenario of its page, else a script's cookie, else what was set for everybody, else `ok`. */
export type ScenarioChoice = {
  readonly take: (name: string, request: Request) => string
  readonly current: () => Scenario
  /** Merges into what is set for everybody and starts its sequences anew; null takes an endpoint out. */
  readonly merge: (changes: ScenarioChanges) => void
  /** Sets the whole of it; a sequence that is set as it was goes on where it stands. */
  readonly restore: (scenario: Scenario) => void
  readonly reset: () => void
}

/**
 * Product code knows no scenarios, so the page's choice comes in a header that the simulator's script adds (`scenarioTab.ts`), or is read from
 * the Referer where a browser sends all of it. Navigation inside the app drops the query; therefore a tab (known by the header beside the scenario, else by
 * its device id, which lives as long as the tab's session storage) keeps the last scenario its page named, until a page names another or an empty `?scenario=`.
 */
export function createScenarioChoice(): ScenarioChoice {
  let everybody: Scenario = {}
  let plan = createPlan(everybody)
  const tabs = new Map<string, Tab>()

  const planOf = (key: string, text: string | null): Plan | undefined => {
    const known = tabs.get(key)
    if (text === null || text === known?.text) return known?.plan
    const tab: Tab = { text, plan: createPlan(parseScenario(text)) }
    tabs.set(key, tab)
    return tab.plan
  }

  return {
    take: (name, request) => {
      const tab = request.headers.get(TAB_HEADER) ?? request.headers.get(DEVICE_HEADER) ?? ''
      const header = request.headers.get(SCENARIO_HEADER)
      const fromHeader = header === null ? undefined : planOf(`header ${tab}`, header)
      const page = pageScenario(request)
      // A call that brings neither belongs to no tab that could be remembered.
      const fromPage = tab === '' && page === null ? undefined : planOf(`page ${tab}`, page)
      const script = scriptScenario(request)
      const fromCookie = script ? planOf(`script ${script.tab}`, script.text) : undefined
      return fromHeader?.take(name) ?? fromPage?.take(name) ?? fromCookie?.take(name) ?? plan.take(name) ?? 'ok'
    },
    current: () => everybody,
    merge: (changes) => {
      const merged = Object.entries({ ...everybody, ...changes })
      everybody = Object.fromEntries(merged.filter((entry): entry is [string, readonly string[]] => entry[1] !== null))
      plan = createPlan(everybody)
    },
    restore: (scenario) => {
      if (JSON.stringify(scenario) === JSON.stringify(everybody)) return
      everybody = scenario
      plan = createPlan(everybody)
    },
    reset: () => {
      everybody = {}
      plan = createPlan(everybody)
      tabs.clear()
    },
  }
}

function pageScenario(request: Request): string | null {
  const page = request.headers.get('referer') || request.referrer
  return URL.canParse(page) ? new URL(page).searchParams.get('scenario') : null
}

/** The cookie of `scenarioTab.ts`: a sequence of one tab is not played by another. */
function scriptScenario({ url, headers }: Request): { readonly tab: string; readonly text: string } | undefined {
  if (!new URL(url).pathname.startsWith(SCRIPT_PATH)) return undefined
  const [, value] = new RegExp(`(?:^|;\\s*)${SCRIPT_COOKIE}=([^;]*)`).exec(headers.get('cookie') ?? '') ?? []
  if (value === undefined) return undefined
  const params = new URLSearchParams(value)
  return { tab: params.get('tab') ?? '', text: params.get('scenario') ?? '' }
}
