import { BASE_PATH } from '@config/basePath'
import { http, type HttpHandler } from 'msw'
import { outcomeNames } from './calls/answer'
import { drawArtwork } from './seeds/artwork'
import type { CampaignMocks } from './calls/defineMocks'
import { showDocument } from './seeds/documents'
import type { Endpoint } from './calls/endpoint'
import { LOGIN_CODE } from './handlers/sms'
import { outcomeWords } from './scenario/outcomeWords'
import { readBody, type RequestLog } from './state/requestLog'
import { readChanges, unknownCalls } from './scenario/scenarioChanges'
import type { ScenarioChoice } from './scenario/scenarioChoice'

export type KnownAccount = { readonly role: string; readonly mobile: string; readonly userType: number }

type Controlled = {
  readonly campaigns: readonly CampaignMocks[]
  readonly endpoints: readonly Endpoint[]
  /** The phones whose story is fixed. */
  readonly accounts: () => readonly KnownAccount[]
  readonly log: RequestLog
  readonly reset: () => void
  readonly scenarios: ScenarioChoice
}

/**
 * The levers under `/__mock__/`, for tests and for people:
 * - `POST reset`: state, scenarios and the list of requests go back to the seed.
 * - `POST scenario` with `{"getLoginPage":"ended"}`: merges into what is set for every page. A list or `"http500>ok"` is a sequence whose
 *   last outcome stays; null takes one out; `{}` changes nothing. The reply shows all that is set, and names that no endpoint has.
 * - `GET requests`: what was received, oldest first, when, and how long the answer took. `GET campaigns`: where each campaign is; `GET titles`: what
 *   each is called, by its prefix. `GET endpoints`: what can be asked of each, and what each outcome is in words.
 * - `GET accounts`: the phones whose story is fixed, and the code that logs in every phone.
 * - `POST pay` with `{"orderNo":"P1"}`: that order is paid, as the pay channel tells the server (`handlers/pay.ts`).
 * - `POST firstOrder` with `{"mobile":"13511112222"}`: that person's first order is done, and pays the inviter (`handlers/firstOrder.ts`).
 */
export function createControls({ campaigns, endpoints, accounts, log, reset, scenarios }: Controlled): HttpHandler[] {
  return [
    http.post('*/__mock__/reset', () => {
      reset()
      return Response.json({ ok: true })
    }),
    http.post('*/__mock__/scenario', async ({ request }) => {
      const changes = readChanges(await readBody(request), endpoints)
      if (typeof changes === 'string') return Response.json({ message: changes }, { status: 400 })
      scenarios.merge(changes)
      return Response.json({ scenario: scenarios.current(), unknown: unknownCalls(changes, endpoints) })
    }),
    http.get('*/__mock__/scenario', () => Response.json({ scenario: scenarios.current() })),
    http.get('*/__mock__/requests', () => Response.json(log.list())),
    http.get('*/__mock__/campaigns', () => Response.json(campaigns.map(toListing))),
    http.get('*/__mock__/titles', () => Response.json(Object.fromEntries(campaigns.map(({ prefix, activity }) => [prefix, activity.activityName])))),
    http.get('*/__mock__/accounts', () => Response.json({ loginCode: LOGIN_CODE, accounts: accounts() })),
    http.get('*/__mock__/endpoints', () => Response.json(endpoints.map(toEndpointListing))),
    http.get('*/__mock__/artwork/:name', ({ params }) => drawArtwork(String(params['name']))),
    http.get('*/__mock__/document/:name', ({ params }) => showDocument(String(params['name']))),
  ]
}

function toListing({ prefix, sourceId, paths, isTokenFromParent }: CampaignMocks) {
  return { prefix, sourceId, ...(isTokenFromParent && { isTokenFromParent }), urls: paths.map((path) => `${BASE_PATH}${prefix}${path}?sourceId=${sourceId}`) }
}

function toEndpointListing(endpoint: Endpoint) {
  const { name, method, path } = endpoint
  const outcomes = outcomeNames(endpoint)
  return { name, method, path, outcomes, words: Object.fromEntries(outcomes.map((outcome) => [outcome, outcomeWords(name, outcome)])) }
}
