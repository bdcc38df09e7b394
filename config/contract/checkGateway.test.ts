import type { Backend } from '@/mocks/backend'
import { campaignMocks } from '@/mocks/allCampaigns'
import { logIn } from '@/mocks/ask'
import { KNOWN_PHONES } from '@/mocks/accounts'
import { loadCalls } from './calls'
import { checkGateway, isGrave, type Checked } from './checkGateway'
import { operationsOf, type Operation } from './operations'
import { EMBEDDED, witnessBackend } from './witness'

// A whole gateway: the embedded backend, as it is, and with one thing in it that the contract does not say.

const backend = witnessBackend()
let operations: readonly Operation[] = []
beforeAll(async () => {
  operations = await operationsOf(await loadCalls(), backend)
})

type Options = { readonly mobile?: string | undefined; readonly only?: string; readonly send?: Backend['handle']; readonly sourceIds?: Readonly<Record<string, string>> }

async function check({ mobile = KNOWN_PHONES.dormant, only = '', send = backend.handle, sourceIds = {} }: Options = {}): Promise<readonly Checked[]> {
  backend.reset()
  const token = mobile === '' ? null : await logIn(backend, mobile)
  const checked: Checked[] = []
  for await (const one of checkGateway(operations, { hosts: EMBEDDED, send, token, sourceIds, only })) checked.push(one)
  return checked
}

const gravesOf = (checked: readonly Checked[]): readonly string[] => checked.flatMap(({ call, asked, findings }) => findings.filter(isGrave).map(({ level, path, problem }) => `${call}, ${asked}: ${level} ${path}: ${problem}`))

it('finds nothing in the embedded backend, asked by a user, a driver and a visitor', async () => {
  for (const mobile of [KNOWN_PHONES.passenger, KNOWN_PHONES.driver, '']) expect(gravesOf(await check({ mobile }))).toEqual([])
})

it('asks every question that the product asks, and nothing that changes anything', async () => {
  const before = (await check()).length
  const asked = new Set(backend.requests().map(({ endpoint }) => endpoint))
  const questions = operations.filter(({ calls }) => calls.some(({ isQuestion }) => isQuestion)).map(({ endpoint }) => endpoint.name)
  const actions = operations.filter(({ calls }) => calls.every(({ isQuestion }) => !isQuestion)).map(({ endpoint }) => endpoint.name)
  expect([...asked].filter((name) => name !== 'caslogin').toSorted()).toEqual(questions.toSorted())
  expect(actions.length).toBeGreaterThan(20)
  // The second time finds what the first time found.
  expect((await check()).length).toBe(before)
})

it('asks of visitors what visitors may ask, and whether the rest is refused', async () => {
  const checked = await check({ mobile: '' })
  expect(checked.some(({ asked }) => asked === 'as it is')).toBe(true)
  expect(backend.requests().filter(({ headers }) => headers['authorization']?.includes('wrong') === false)).toEqual([])
})

it('asks about the activities that it is told of', async () => {
  const [{ sourceId = '' } = {}] = campaignMocks
  const checked = await check({ sourceIds: { [sourceId]: 'OTHER' } })
  expect(gravesOf(checked)).toEqual([])
  expect(backend.requests().some(({ body }) => (body as { readonly sourceId?: string } | null)?.sourceId === 'OTHER')).toBe(true)
})

/** A call that shows a kind of reply, found by its shape: no campaign is named outside its folder. */
const callWith = (field: string): string => {
  const found = operations.find(({ calls: [call], example }) => call?.isQuestion && JSON.stringify(example?.data).includes(`"${field}":`))
  if (!found) throw new Error(`No call has ${field}`)
  return found.endpoint.name
}

type Change = (text: string) => string | Response
const renamed = (from: string, to: string): Change => (text) => text.replaceAll(`"${from}":`, `"${to}":`)
const withValue = (field: string, value: string): Change => (text) => text.replace(new RegExp(`("${field}":)("[^"]*"|[^,}\\]]+)`, 'g'), `$1${value}`)

/** What is planted, in a call that has this field, and what is said of it. */
const planted: readonly (readonly [name: string, field: string, change: Change, said: RegExp])[] = [
  ['a field with another name', 'chanceLeft', renamed('chanceLeft', 'chancesLeft'), /different stat\.chanceLeft: absent, and chancesLeft is there/],
  ['a field that money hangs on, with another name', 'statusName', renamed('amount', 'amount_cents'), /broken list\.0\.amount: absent, and amount_cents is there/],
  ['yuan in a text in place of cents', 'statusName', withValue('amount', '"12.50"'), /broken list\.0\.amount: a text in place of cents/],
  ['a code that is a text', 'chanceLeft', withValue('errCode', '"0"'), /broken errCode: digits in a text in place of a whole number/],
  ['no code', 'chanceLeft', (text) => text.replace('"errCode":0,', ''), /broken errCode: absent in place of a whole number/],
  ['another envelope', 'chanceLeft', (text) => JSON.stringify({ code: 200, message: 'OK', result: (JSON.parse(text) as { data: unknown }).data }), /broken errCode: absent in place of a whole number \(the reply has code, message, result\)/],
  ['a code of no catalogue', 'chanceLeft', () => '{"errCode":-999999,"errMsg":"?"}', /different errCode: -999999, which no catalogue has/],
  ['a web page', 'chanceLeft', () => '<!doctype html><title>Sign in</title>', /broken : a web page \(HTML\) in place of JSON/],
  ['a reply that breaks off', 'chanceLeft', (text) => text.slice(0, 60), /broken : no JSON, or only a part of it/],
  ['a refusal as HTTP status', 'chanceLeft', () => new Response('{"errCode":-196308}', { status: 403 }), /broken : HTTP status 403/],
  ['a list in place of an object', 'chanceLeft', (text) => text.replace(/"data":.*$/, '"data":[]}'), /broken : a list in place of an object/],
  ['an object in place of a list', 'statusName', (text) => text.replace(/"list":\[.*\]/, '"list":{}'), /broken list: an object in place of a list/],
  ['a row without its id', 'statusName', (text) => text.replace(/"id":"[^"]*",/, ''), /broken list\.0\.id: absent, and must be there/],
  ['a time in another form', 'availableCities', withValue('endTime', '"2026/12/10 09:00"'), /different activityInfo\.activity\.endTime: a text that is not understood as a time/],
  ['a session that nobody checks', 'statusName', (text) => (text.includes('-200198') || text.includes('-127002') ? '{"errCode":0,"errMsg":"","data":{"list":[]}}' : text), /without a token: different errCode: a success, where -127002 tokenParsingFailed or -200198 tokenEmpty is to refuse it/],
  ['an activity that nobody looks for', 'chanceLeft', (text) => (text.includes('-196300') ? '{"errCode":-200400,"errMsg":"?"}' : text), /about no activity: different errCode: -200400, where .*activityNotStartedOrEnded is to refuse it/],
]

it.each(planted)('names %s', async (_, field, change, said) => {
  const only = callWith(field)
  const spoilt = async (request: Request): Promise<Response> => {
    const response = await backend.handle(request)
    const changed = request.url.includes('caslogin') ? await response.text() : change(await response.text())
    return changed instanceof Response ? changed : new Response(changed, { status: response.status })
  }
  expect(gravesOf(await check({ only }))).toEqual([])
  const found = gravesOf(await check({ only, send: spoilt }))
  expect(found.filter((one) => said.test(one))).not.toEqual([])
  expect(found.filter((one) => !one.startsWith(only))).toEqual([])
})

it('says that nothing answers, and asks on', async () => {
  const checked = await check({ send: () => Promise.reject(new Error('refused')) })
  expect(checked.length).toBeGreaterThan(100)
  expect(new Set(checked.flatMap(({ findings }) => findings.map(({ problem }) => problem)))).toEqual(new Set(['no reply at all']))
})
