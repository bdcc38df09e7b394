import { getResponse, http, type HttpHandler } from 'msw'
import { answer, unanswerable } from './calls/answer'
import { listKnownAccounts } from './state/accounts'
import type { CampaignMocks } from './calls/defineMocks'
import { campaignMocks } from './campaignMocks'
import { withCors } from './cors'
import { createControls } from './controls'
import type { Endpoint } from './calls/endpoint'
import { sharedEndpoints } from './handlers'
import { createRequestLog, readBody, toReceived, type LoggedRequest } from './state/requestLog'
import type { Scenario } from './scenario/scenario'
import { insistOn } from './scenario/scenarioChanges'
import { createScenarioChoice } from './scenario/scenarioChoice'
import { createState, type MockState } from './state/state'

export const SLOW_MS = 3_000

export type BackendOptions = {
  readonly seed?: string
  /** Milliseconds since 1970; the machine's time unless given. */
  readonly now?: () => number
  /** How long the outcome `slow` waits; `SLOW_MS` unless given. */
  readonly slowMilliseconds?: number
  /** The campaigns it serves; all of them unless given. */
  readonly campaigns?: readonly CampaignMocks[]
}

/** The backend without a mount: msw handlers for jest, `handle` for a caller with a web Request. */
export type Backend = {
  readonly handlers: readonly HttpHandler[]
  readonly endpoints: readonly Endpoint[]
  readonly state: MockState
  /** Answers every request: one that no endpoint knows with a 501 that names it. A `network` outcome gives `Response.error()`. */
  readonly handle: (request: Request) => Promise<Response>
  /** Whether a request is for the backend and not for a file of the app. */
  readonly owns: (url: URL) => boolean
  /** Sets outcomes for every page: `{ caslogin: 'http500>ok' }`. Merges; null takes an endpoint out. Throws for a call or an outcome that the backend does not have. */
  readonly setScenario: (changes: Readonly<Record<string, string | null>>) => void
  /** Sets the whole of what was set before, of whatever names. A sequence that is set as it was goes on where it stands. */
  readonly restoreScenario: (scenario: Scenario) => void
  /** What is set for every page. */
  readonly scenario: () => Scenario
  readonly requests: () => readonly LoggedRequest[]
  /** Back to the seed: state, scenarios and the list of requests. */
  readonly reset: () => void
}

const activitiesOf = ({ furtherActivities = [], ...campaign }: CampaignMocks) => [campaign, ...furtherActivities.map((further) => ({ prefix: campaign.prefix, ...further }))]

const API_PATH = /^\/(?:cas|auth|external|config|vendor)\/|^\/__mock__\//

export function createBackend({ seed, now, slowMilliseconds = SLOW_MS, campaigns = campaignMocks }: BackendOptions = {}): Backend {
  // Two campaigns of one kind may have a call in common.
  const endpoints = [...new Set([...sharedEndpoints, ...campaigns.flatMap((campaign) => campaign.endpoints)])]
  const state = createState({ seed, now, campaigns: campaigns.flatMap(activitiesOf) })
  const log = createRequestLog()
  const scenarios = createScenarioChoice()
  const reset = () => {
    state.reset()
    log.reset()
    scenarios.reset()
  }

  const handlers = [
    ...endpoints.map((endpoint) => {
      const listen = endpoint.method === 'GET' ? http.get : http.post
      return listen(`*${endpoint.path}`, async ({ request }) => {
        const body = await readBody(request)
        const outcome = scenarios.take(endpoint.name, request)
        const isAnswered = log.add({ ...toReceived(request, body), endpoint: endpoint.name, outcome })
        return answer({ endpoint, outcome, request, body, state, slowMilliseconds }).finally(isAnswered)
      })
    }),
    ...createControls({ campaigns, endpoints, accounts: () => listKnownAccounts(state), log, reset, scenarios }),
  ]
  const paths = new Set(endpoints.map(({ path }) => path))

  return {
    handlers,
    endpoints,
    state,
    reset,
    requests: log.list,
    scenario: scenarios.current,
    owns: ({ pathname }) => API_PATH.test(pathname) || paths.has(pathname),
    setScenario: (changes) => scenarios.merge(insistOn(changes, endpoints)),
    restoreScenario: scenarios.restore,
    handle: withCors(async (request) => {
      const response = await getResponse([...handlers], request)
      if (response) return response
      log.add(toReceived(request, await readBody(request)))()
      return unanswerable(`The embedded backend has no ${request.method} ${new URL(request.url).pathname}.`)
    }),
  }
}
