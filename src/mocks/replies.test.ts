import { existsSync } from 'node:fs'
import { jest } from '@jest/globals'
import { api } from '@/api/api'
import { unwrapEnvelope } from '@/api/envelope'
import type { ApiRequest } from '@/api/request'
import { schemaFailure } from '@/api/errors/schemaFailure'
import { loginConfig } from '@/blocks/login/config'
import { parseConfig } from '@/lib/pageConfig'
import type { Samples } from '../../config/contract/samples'
import { campaignMocks } from './campaignMocks'
import { sendRequest, logIn } from './sendRequest'
import { createBackend } from './backend'
import type { Endpoint } from './calls/endpoint'

// Every field of every reply of the embedded backend, spoilt in each of the ways in which gateways write things (config/adr/0014).

const NOW = Date.UTC(2026, 10, 20, 1, 0)
const backend = createBackend({ now: () => NOW })

type Schema = { readonly '~standard': { readonly vendor: string; readonly validate: (value: unknown) => { readonly value: unknown } | { readonly issues: readonly { readonly message: string }[] } } }
type Definition = { readonly name: string; readonly rawResponseSchema: Schema; readonly query: (arg: unknown) => ApiRequest; readonly transformResponse?: (reply: unknown, meta: unknown, arg: unknown) => unknown }

/** Says '' of everything but what it is `given`: what a call asks with is of no concern to its reply. */
function argOf(given: Readonly<Record<string, string>> = {}): unknown {
  const says = { call: undefined, ...given }
  const arg: unknown = new Proxy(says, { get: (_, name) => (['args', 'queryArg', 'request', 'address', 'region'].includes(String(name)) ? arg : name in says ? Reflect.get(says, name) : '') })
  return arg
}

const anyArg = argOf()

/** Where a call is named by what it asks with, each of its names: a list by its tab, another call by what its campaign says of it. */
const naming = [anyArg, argOf({ tab: 'fresh' }), argOf({ tab: 'recalled' })]

/** Scripts, and what tests and the demo turn: nothing reads what they answer. */
const UNREAD: readonly string[] = ['sliderScript', 'carrierScript', 'paymentScript', 'firstOrder', 'pay']

const definitions: Definition[] = []

beforeAll(async () => {
  await Promise.all([import('@/services/cas'), import('@/services/candle'), import('@/services/chatApp'), import('@/services/maps'), import('@/services/remoteConfig'), import('@/services/tracking')])
  const prefixes = campaignMocks.map(({ prefix }) => prefix)
  await Promise.all(prefixes.filter((prefix) => ['.ts', '/index.ts'].some((end) => existsSync(`src/campaigns/${prefix}/api${end}`))).map((prefix) => import(`@/campaigns/${prefix}/api`)))
  for (const prefix of prefixes.filter((each) => existsSync(`src/campaigns/${each}/tests/requests.ts`))) {
    const { requests } = (await import(`@/campaigns/${prefix}/tests/requests`)) as { readonly requests: Samples }
    const calls = Object.values(requests).flat().map((sample) => (sample as { readonly call?: string } | undefined)?.call)
    naming.push(...calls.filter((call) => call !== undefined).map((call) => argOf({ call })))
  }
  const note = (name: string) => [name, (definition: object) => void definitions.push({ ...(definition as Definition), name })]
  api.enhanceEndpoints({ endpoints: Object.fromEntries(Object.keys(api.endpoints).map(note)) as never })
})

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  // The server's clock is counted from the moment of a reply.
  jest.spyOn(performance, 'now').mockReturnValue(0)
  // Rows that cannot be read are reported, and to developers at once.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => delete window.__reports)

/** What becomes of a reply: what the app knows from it, or the field that it fails at; and the fields of rows that could not be read. */
type Reading = { readonly known?: unknown; readonly failsAt?: string; readonly lostAt: readonly string[] }

/** Of a login page the app knows what its own fields make of the configuration. */
const knownOf: Readonly<Record<string, (known: never) => unknown>> = {
  getPageConfig: () => 'not read here',
  getLoginPage: (config: object) => parseConfig(loginConfig, config),
}

/** What a row that could not be read came as tells it from others, and is of no other concern. */
const withoutUnreadable = (known: unknown): unknown => (typeof known === 'object' && known !== null && 'unreadable' in known ? { ...known, unreadable: (known.unreadable as readonly string[]).length } : known)

function read({ name, rawResponseSchema, transformResponse }: Definition, data: unknown): Reading {
  delete window.__reports
  const result = rawResponseSchema['~standard'].validate(structuredClone(data))
  const lostAt = (Array.isArray(window.__reports) ? (window.__reports as [Error][]) : []).map(([error]) => error.message.replace('unreadable row: ', ''))
  if ('issues' in result) return { failsAt: (schemaFailure({ issues: result.issues }, undefined as never) as { path: string }).path, lostAt }
  const known = transformResponse ? transformResponse(result.value, undefined, anyArg) : result.value
  return { known: knownOf[name]?.(known as never) ?? withoutUnreadable(known), lostAt }
}

type Step = string | number
type Path = readonly Step[]

function* fieldsOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  if (path.length > 0) yield [path, value]
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value)
  for (const [key, one] of entries) yield* fieldsOf(one, [...path, key])
}

const ABSENT = Symbol('absent')

function withField(data: unknown, path: Path, value: unknown): unknown {
  const copy: unknown = structuredClone(data)
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<Step, unknown>)[step], copy) as Record<Step, unknown>
  const key = path.at(-1)!
  if (value === ABSENT) delete parent[key]
  else parent[key] = value
  return copy
}

type Node = { readonly entries?: Record<string, Node>; readonly row?: Node; readonly reads?: string; readonly wrapped?: Node; readonly pipe?: readonly Node[] }

/** A schema with those that it is made of. */
const partsOf = (node: Node): readonly Node[] => [node, ...(node.wrapped ? partsOf(node.wrapped) : []), ...(node.pipe ?? []).filter((one) => one !== node).flatMap(partsOf)]

/** What the contract says of a field: how it reads it, undefined where it is no single value; null where it does not read it. */
function contractOf(schema: unknown, path: Path): { readonly reads: string | undefined } | null {
  let at: Node | undefined = schema as Node
  for (const step of path) {
    const found: Node | undefined = partsOf(at).find((one) => (typeof step === 'number' ? one.row : one.entries?.[step]))
    at = typeof step === 'number' ? found?.row : found?.entries?.[step]
    if (!at) return null
  }
  return { reads: partsOf(at).find(({ reads }) => reads)?.reads }
}

/** The field of a row as the report of the row names it. */
const inRow = (path: Path): string => path.slice(path.findLastIndex((step) => typeof step === 'number') + 1).join('.')

/** In which ways the same may be written. */
function alikeOf(value: unknown, reads: string | undefined): readonly unknown[] {
  if (reads === 'a flag' || typeof value === 'boolean') return [true, 1, '1', 'true'].includes(value as never) ? [true, 1, '1', 'true'] : [false, 0, '0', 'false']
  if (Number.isSafeInteger(value)) return [String(value)]
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) && reads !== undefined ? [Number(value)] : []
}

/** What means nothing to a field of this kind. */
const strangersTo = (reads: string): readonly unknown[] => (reads === 'a choice' ? ['?', 97, '97'] : ['a time', 'a flag', 'a count', 'an enum number', 'a whole number'].includes(reads) ? ['?', '97?'] : [])

function checkField(definition: Definition, data: unknown, path: Path, value: unknown): void {
  const { rawResponseSchema: schema } = definition
  // Without the schema library values are judged where they are read.
  const contract = schema['~standard'].vendor === 'valibot' ? contractOf(schema, path) : { reads: undefined }
  if (!contract) return
  const spoilt = (by: unknown) => ({ at: path.join('.'), by: String(by), ...read(definition, withField(data, path, by)) })
  const { at, by: _, ...silent } = spoilt(null)
  const isKind = silent.failsAt === undefined && silent.lostAt.length === 0

  for (const nothing of typeof path.at(-1) === 'number' ? [''] : ['', ABSENT]) expect(spoilt(nothing)).toEqual({ at, by: String(nothing), ...silent })
  expect({ at, ...silent }).toEqual({ at, ...silent, ...(silent.failsAt === undefined ? { lostAt: isKind ? [] : [inRow(path)] } : { failsAt: at, lostAt: [] }) })

  const plain = read(definition, data)
  for (const alike of alikeOf(value, contract.reads)) expect(spoilt(alike)).toEqual({ at, by: String(alike), ...plain })

  if (contract?.reads === undefined) return
  expect({ at, isKind }).toEqual({ at, isKind: isKind && contract.reads !== 'cents' })
  for (const unknown of strangersTo(contract.reads)) expect(spoilt(unknown)).toEqual({ at, by: String(unknown), ...silent })
  const broken = spoilt({})
  expect([broken.failsAt, ...broken.lostAt]).toEqual([path.some((step) => typeof step === 'number') ? undefined : at, ...(broken.failsAt === undefined ? [inRow(path)] : [])])
}

/** They are no plain replies. */
const SPOILT = ['malformed', 'oneUnreadable']

const fields = { mobile: '13512345678', accountName: '13512345678', loginCode: '123456', accountType: 1, smsType: 2, templateCode: '0002', appType: 2, ticket: 'TICKET_1', url: 'http://localhost/a', origin: 'http://localhost' }
const captcha = { source: '/login', checkPoint: 'cp_new_send_sms', clientType: 'h5', clientAppId: 'a', gtServerStatus: 1, customer_url: 'http://localhost/a', customer_ua: 'UA' }
const booking = { name: '李', phone: '13512345678', experienceTime: '2026-11-21 10:00:00', city: '上海市', originPoi: '外滩', carType: 'L6' }
const more = { promotorCode: 'P2W7NB', requestId: 'r1', amount: 1000, imageUrl: 'http://localhost/a.png', keywords: '酒店', key: 'k', newUserFlag: 1, type: 1 }

/** The campaign of a call that only one campaign asks is the only one that has something to answer. */
const isAskedBy = (endpoint: Endpoint, prefix: string): boolean => {
  const askers = campaignMocks.filter(({ endpoints }) => endpoints.some(({ name }) => name === endpoint.name))
  return askers.length === 0 || askers.some((asker) => asker.prefix === prefix)
}

/** What every campaign shares answers each of them alike but for its own words: of four, one has it in this outcome, another in the next. */
const SHARES = 4

/** What the endpoint answers in its own outcomes, asked by people who have something to see. */
async function repliesOf(endpoint: Endpoint, { unwrap = unwrapEnvelope }: Pick<ApiRequest, 'unwrap'>): Promise<readonly unknown[]> {
  const replies: unknown[] = []
  const isShared = campaignMocks.every(({ endpoints }) => endpoints.every(({ name }) => name !== endpoint.name))
  const outcomes = Object.keys(endpoint.outcomes).filter((name) => !SPOILT.includes(name))
  for (const [nth, { sourceId }] of backend.state.campaigns.filter(({ prefix }) => isAskedBy(endpoint, prefix)).entries()) {
    for (const mobile of ['13800138000', '13600136000']) {
      for (const outcome of outcomes.filter((_, index) => !isShared || (nth + index) % SHARES === 0)) {
        backend.reset()
        const token = await logIn(backend, mobile)
        backend.setScenario({ [endpoint.name]: outcome })
        const body = { sourceId, ...fields, ...captcha, ...booking, ...more }
        const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
        const isGet = endpoint.method === 'GET'
        const text = await sendRequest(backend, isGet ? `${endpoint.path}?${query}` : endpoint.path, { token, ...(isGet ? {} : { body }) }).then((response) => (response.ok ? response.text() : ''), () => '')
        const unwrapped = unwrap(text)
        if ('data' in unwrapped) replies.push(unwrapped.data)
      }
    }
  }
  return replies
}

it.each(backend.endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s is read in every writing', async (_, endpoint) => {
  const asking = definitions.filter(({ query }) => naming.some((arg) => endpoint.path.endsWith(query(arg).url)))
  expect(asking.length > 0).toBe(!UNREAD.includes(endpoint.name))
  for (const definition of asking) {
    const seen = new Set<string>()
    for (const data of await repliesOf(endpoint, definition.query(anyArg))) {
      const reading = read(definition, data)
      expect({ ...reading, known: reading.known !== undefined }).toEqual({ known: true, lostAt: [] })
      for (const [path, value] of fieldsOf(data)) {
        const field = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.') + (value === null ? '?' : '')
        if (value !== null && !seen.has(field)) checkField(definition, data, path, value)
        seen.add(field)
      }
    }
  }
})
