import type { Backend } from '@/mocks/backend'
import { campaignMocks } from '@/mocks/campaignMocks'
import { logIn } from '@/mocks/sendRequest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { checkGateway, isGrave, isLogout, type Checked } from './checkGateway'
import { loadOperations, type Operation } from './operations'
import { answerOf, askingsInPlace, EMBEDDED, witnessBackend } from './witness'

// A whole gateway: the embedded backend, as it is, and with one thing in it that the contract does not say.

const backend = witnessBackend()
let operations: readonly Operation[] = []
beforeAll(async () => {
  operations = await loadOperations()
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
  const asked = new Set(backend.requests().map(({ endpoint }) => String(endpoint)))
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
  const sourceId = campaignMocks[0]?.sourceId ?? ''
  expect((await check()).filter(({ refused }) => refused === -196300)).toEqual([])
  const checked = await check({ sourceIds: { [sourceId]: 'OTHER' } })
  expect(gravesOf(checked)).toEqual([])
  // There is none of that name, so that what is asked about it is refused and its replies are not looked at.
  expect(checked.filter(({ refused }) => refused === -196300).length).toBeGreaterThan(3)
  expect(backend.requests().some(({ body }) => (body as { readonly sourceId?: string } | null)?.sourceId === 'OTHER')).toBe(true)
})

const HOME = /"activityInfo".*"stat":\{.*"chanceLeft":/
const ROWS = /"list":\[\{"id":.*"amount":/

/** The first question, of lists one for users alone, whose reply to the passenger is of this form: no campaign is named outside its folder. */
async function callLike(form: RegExp): Promise<string> {
  for (const { endpoint, calls } of operations.filter(({ endpoint: { token } }) => form === HOME || token === 'required')) {
    const call = calls.find(({ isQuestion }) => isQuestion)
    const [asking] = call ? askingsInPlace(call) : []
    if (asking && form.test((await answerOf(backend, { endpoint, isQuestion: false }, asking.request, 'ok', KNOWN_PHONES.passenger)).text)) return endpoint.name
  }
  throw new Error(`Nothing answers ${String(form)}`)
}

type Change = (text: string) => string | Response
const renamed = (from: string, to: string): Change => (text) => text.replaceAll(`"${from}":`, `"${to}":`)
const withValue = (field: string, value: string): Change => (text) => text.replace(new RegExp(`("${field}":)("[^"]*"|[^,}\\]]+)`, 'g'), `$1${value}`)

/** What is planted, in a reply of which form, and what is said of it. */
const planted: readonly (readonly [name: string, form: RegExp, change: Change, said: RegExp])[] = [
  ['a field with another name', HOME, renamed('chanceLeft', 'chancesLeft'), /different stat\.chanceLeft: absent, and chancesLeft is there/],
  ['a field that money hangs on, with another name', ROWS, renamed('amount', 'amount_cents'), /broken list\.0\.amount: absent, and amount_cents is there/],
  ['yuan in a text in place of cents', ROWS, withValue('amount', '"12.50"'), /broken list\.0\.amount: a text in place of cents/],
  ['a code that is a text', HOME, withValue('errCode', '"0"'), /broken errCode: digits in a text in place of an integer/],
  ['no code', HOME, (text) => text.replace('"errCode":0,', ''), /broken errCode: absent in place of an integer/],
  ['another envelope', HOME, (text) => JSON.stringify({ code: 200, message: 'OK', result: (JSON.parse(text) as { data: unknown }).data }), /broken errCode: absent in place of an integer \(the reply has code, message, result\)/],
  ['a code of no catalogue', HOME, () => '{"errCode":-999999,"errMsg":"?"}', /different errCode: -999999, which no catalogue has/],
  ['a web page', HOME, () => '<!doctype html><title>Sign in</title>', /broken : a web page \(HTML\) in place of JSON/],
  ['a reply that breaks off', HOME, (text) => text.slice(0, 60), /broken : no JSON, or only a part of it/],
  ['a refusal as HTTP status', HOME, () => new Response('{"errCode":-196308}', { status: 403 }), /broken : HTTP status 403/],
  ['a list in place of an object', HOME, (text) => text.replace(/"data":.*$/, '"data":[]}'), /broken : a list in place of an object/],
  ['an object in place of a list', ROWS, (text) => text.replace(/"list":\[.*\]/, '"list":{}'), /broken list: an object in place of a list/],
  ['a row without its id', ROWS, (text) => text.replace(/"id":"[^"]*",/, ''), /broken list\.0\.id: absent, and must be there/],
  ['a time in another form', HOME, withValue('endTime', '"2026/12/10 09:00"'), /different activityInfo\.activity\.endTime: a text that is not understood as a time/],
  ['a session that nobody checks', ROWS, (text) => (text.includes('-200198') || text.includes('-127002') ? '{"errCode":0,"errMsg":"","data":{"list":[]}}' : text), /without a token: different errCode: a success, where -200198 tokenEmpty or -127002 tokenParsingFailed is to refuse it/],
  ['an activity that nobody looks for', HOME, (text) => (text.includes('-196300') ? '{"errCode":-200400,"errMsg":"?"}' : text), /about no activity: different errCode: -200400, where .*activityNotStartedOrEnded.* is to refuse it/],
]

it.each(planted)('names %s', async (_, form, change, said) => {
  const only = await callLike(form)
  const spoilt = async (request: Request): Promise<Response> => {
    const response = await backend.handle(request)
    const changed = request.url.includes('caslogin') ? await response.text() : change(await response.text())
    return changed instanceof Response ? changed : new Response(changed, { status: response.status })
  }
  expect(gravesOf(await check({ only, mobile: KNOWN_PHONES.passenger }))).toEqual([])
  const found = gravesOf(await check({ only, send: spoilt, mobile: KNOWN_PHONES.passenger }))
  expect(found.filter((one) => said.test(one))).not.toEqual([])
  expect(found.filter((one) => !one.startsWith(only))).toEqual([])
})

it('says of a token that is not taken nothing but that', async () => {
  const only = await callLike(ROWS)
  const asked: Checked[] = []
  for await (const one of checkGateway(operations, { hosts: EMBEDDED, send: backend.handle, token: 'expired', sourceIds: {}, only })) asked.push(one)
  expect(gravesOf(asked)).toEqual([])
  expect(asked.filter(({ refused }) => isLogout(refused)).map((one) => one.asked)).toEqual(expect.arrayContaining(['as it is', 'about no activity']))
  expect((await check({ only })).filter(({ refused }) => isLogout(refused))).toEqual([])
})

it('says that nothing answers, and asks on', async () => {
  const checked = await check({ send: () => Promise.reject(new Error('refused')) })
  expect(checked.length).toBeGreaterThan(100)
  expect(new Set(checked.flatMap(({ findings }) => findings.map(({ problem }) => problem)))).toEqual(new Set(['no reply at all']))
})
