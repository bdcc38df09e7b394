// What the embedded backend answers to each call, in each of its outcomes: the examples of the contract, and the codes that a call may be refused with.
import type { ApiRequest } from '@/api/request'
import { unwrapEnvelope } from '@/api/envelope'
import { findByMobile, KNOWN_PHONES } from '@/mocks/state/accounts'
import { answer } from '@/mocks/calls/answer'
import { campaignMocks } from '@/mocks/campaignMocks'
import { createBackend, type Backend } from '@/mocks/backend'
import type { Endpoint } from '@/mocks/calls/endpoint'
import { issueToken } from '@/mocks/state/tokens'
import { askingsOf, SAMPLE_VISIT, type Asking } from './requests'
import type { Call } from './calls'
import { toWebRequest, type Hosts } from './send'

const ORIGIN = 'http://localhost'
export const EMBEDDED: Hosts = { gateway: ORIGIN, config: ORIGIN, maps: ORIGIN }

/** A moment of an ordinary working day, so that every run shows the same. */
const NOW = Date.UTC(2026, 10, 20, 1, 0)

export const witnessBackend = (): Backend => createBackend({ now: () => NOW, slowMilliseconds: 0 })

const pathOf = ({ url }: ApiRequest): string => url

export const endpointOf = (backend: Backend, request: ApiRequest): Endpoint | undefined =>
  backend.endpoints.find(({ path, method }) => path === pathOf(request) && method === (request.method ?? 'GET'))

/** The activity that a call is about: that of the campaign that alone asks it, else any. */
export function activityOf({ url }: ApiRequest): string {
  const name = url.slice(url.lastIndexOf('/') + 1)
  return (campaignMocks.find(({ endpoints }) => endpoints.some((endpoint) => endpoint.name === name)) ?? campaignMocks[0])?.sourceId ?? ''
}

/** Each way of asking a call, about the activity that it is for. */
export const askingsInPlace = (call: Call): readonly Asking[] => askingsOf(call).map(({ request, isGuessed, at }) => ({ request: at({ ...SAMPLE_VISIT, sourceId: activityOf(request) }), isGuessed, at }))

/** The users who have data to see: a passenger with friends, one who comes back, a driver. */
export const PEOPLE = [KNOWN_PHONES.passenger, KNOWN_PHONES.dormant, KNOWN_PHONES.driver] as const

export type Answer = { readonly outcome: string; readonly mobile: string; readonly status: number; readonly text: string }

export type Asked = { readonly endpoint: Endpoint; readonly isQuestion: boolean }

/** What is answered in an outcome, to an action from the seed; nothing where there is no reply. Asked of the endpoint itself: there are thousands of these. */
export async function answerOf({ state }: Backend, { endpoint, isQuestion }: Asked, sent: ApiRequest, outcome: string, mobile: string): Promise<Answer> {
  if (!isQuestion) state.reset()
  const account = findByMobile(state, mobile)
  const request = toWebRequest(sent, EMBEDDED, account ? issueToken(state, account) : null)
  const response = await answer({ endpoint, outcome, request, body: sent.body === undefined ? null : JSON.parse(JSON.stringify(sent.body)), state, slowMilliseconds: 0 })
  return { outcome, mobile, status: response.status, text: await response.text().catch(() => '') }
}

/** What an answer says: the `data` of a success, or code and message of a refusal. */
export function saidBy({ status, text }: Pick<Answer, 'status' | 'text'>, { unwrap = unwrapEnvelope }: Pick<ApiRequest, 'unwrap'>): ReturnType<typeof unwrapEnvelope> {
  return status >= 200 && status < 300 ? unwrap(text) : { error: { kind: 'http', status } }
}
