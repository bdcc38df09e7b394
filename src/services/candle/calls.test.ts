import { jest } from '@jest/globals'
import { number, object, string } from 'valibot'
import { apiMessages } from '@/api/messages'
import { count } from '@/lib/reply/fields'
import { toast } from '@/ui/feedback/toast'
import { shortPause, startStore } from '../../../tests/startStore'
import { activityPageReply, refusedPage } from './activity/activityPage'
import { unchangedBody } from './callRequest'
import { action, injectCalls, list, page, query, shareCallback } from './calls'

const reply = object({ value: number() })
const parse = ({ value }: { readonly value: number }) => value
const row = { reply: object({ id: string() }), parse: ({ id }: { readonly id: string }, { tab }: { readonly tab: string }) => `${tab} ${id}` }

const { endpoints } = injectCalls({
  testPage: page({ reply: activityPageReply({ stat: { friends: count } }, {}), parse: ({ stat }) => ({ friends: stat?.friends }), send: ({ tab }: { readonly tab: string }) => ({ tab }), showsRefusals: { friends: undefined } }),
  testList: list(row, { send: ({ tab }) => ({ kind: tab }), callFor: ({ tab }) => (tab === 'old' ? 'testOldList' : 'testList') }),
  testQuery: query({ reply, parse, send: (id: string) => ({ id }) }),
  testExactQuery: query({ reply, parse, body: unchangedBody<{ readonly id: string }> }),
  testEmptyQuery: query({ reply, parse, body: unchangedBody<void> }),
  testAction: action({ reply, parse, send: (amount: number) => ({ amount }), refreshes: ['testQuery'] }),
  testExactAction: action({ reply, parse, body: unchangedBody<{ readonly step: number }>, refreshes: (answer, { step }) => (step === 2 || answer === 9 ? ['testExactQuery'] : []), options: { tolerates: [-196814] } }),
  testShareCallback: shareCallback({ refreshes: ['testQuery'] }),
})

const request = { sourceId: 'S', userUid: 'U', promotorCode: '', newUserFlag: 1, cityCode: '310000' } as const

type Sent = { readonly name: string; readonly body: unknown }
let sent: Sent[] = []
let answers: Record<string, () => Response> = {}

const ok = (data: unknown) => () => Response.json({ errCode: 0, errMsg: '', data })
const refuse = (errCode: number, data?: unknown) => () => Response.json({ errCode, errMsg: 'No', data })

beforeEach(() => {
  sent = []
  answers = {}
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const name = (address as string).replace('http://localhost/external/v1/CandleBizService/', '')
    sent.push({ name, body: init?.body === undefined ? undefined : JSON.parse(init?.body as string) })
    return Promise.resolve((answers[name] ?? ok({ value: 1 }))())
  })
})
afterEach(() => jest.restoreAllMocks())

const namesSent = () => sent.map(({ name }) => name)

describe('what is sent', () => {
  it.each([
    ['a page call says all of the user and the activity (spec 2 §7.2)', 'testPage', { ...request, tab: 'a' }, endpoints.testPage.initiate({ request, args: { tab: 'a' } })],
    ['a query what is known, and its own', 'testQuery', { sourceId: 'S', userUid: 'U', cityCode: '310000', id: 'a' }, endpoints.testQuery.initiate({ request, args: 'a' })],
    ['an inviter where one is known', 'testQuery', { sourceId: 'S', userUid: 'U', cityCode: '310000', promotorCode: 'P', id: 'a' }, endpoints.testQuery.initiate({ request: { ...request, promotorCode: 'P' }, args: 'a' })],
    ['no user where nobody is logged in (design §0.4)', 'testQuery', { sourceId: 'S', cityCode: '310000', id: 'a' }, endpoints.testQuery.initiate({ request: { ...request, userUid: '' }, args: 'a' })],
    ['except of a page call (spec 2 §7.2)', 'testPage', { ...request, userUid: '', tab: 'a' }, endpoints.testPage.initiate({ request: { ...request, userUid: '' }, args: { tab: 'a' } })],
    ['a body of its own to the letter (spec 2 §7.1)', 'testExactQuery', { id: 'a' }, endpoints.testExactQuery.initiate({ id: 'a' })],
    ['no body where there is none (spec 2 §7.1)', 'testEmptyQuery', undefined, endpoints.testEmptyQuery.initiate()],
    ['an action also which intended action it is', 'testAction', { sourceId: 'S', userUid: 'U', cityCode: '310000', amount: 5, requestId: 'r1' }, endpoints.testAction.initiate({ request, args: 5, requestId: 'r1' })],
    ['an action with a body of its own to the letter', 'testExactAction', { step: 1 }, endpoints.testExactAction.initiate({ step: 1 })],
    ['a share what is known', 'testShareCallback', { sourceId: 'S', userUid: 'U', cityCode: '310000' }, endpoints.testShareCallback.initiate({ request })],
  ])('%s', async (_, name, body, thunk) => {
    const { store } = await startStore()
    await store.dispatch(thunk as never)
    expect(sent).toEqual([{ name, body }])
  })

  it('a list the page that it wants, until the last one, under the name that its tab has', async () => {
    const { store } = await startStore()
    const rows = (pageNo: number, id: string) => ok({ pageNo, pageSize: 20, total: 21, list: [{ id }] })
    answers['testOldList'] = rows(1, 'a')
    const arg = { request, args: { tab: 'old' } }
    await store.dispatch(endpoints.testList.initiate(arg))
    answers['testOldList'] = rows(2, 'b')
    const { data, hasNextPage } = await store.dispatch(endpoints.testList.initiate(arg, { direction: 'forward' }))
    const body = { sourceId: 'S', userUid: 'U', cityCode: '310000', kind: 'old', pageSize: 20 }
    expect(sent).toEqual([{ name: 'testOldList', body: { ...body, pageNo: 1 } }, { name: 'testOldList', body: { ...body, pageNo: 2 } }])
    expect([data?.pages.map(({ list: rowsOfPage }) => rowsOfPage), hasNextPage]).toEqual([[['old a'], ['old b']], false])
  })
})

describe('a refusal of the page call', () => {
  const pageReply = { activityInfo: { activity: { sourceId: 'S', status: 2 }, rewardRule: {} }, user: null, stat: { friends: 3 } }
  const ask = async () => {
    const { store } = await startStore()
    return store.dispatch(endpoints.testPage.initiate({ request, args: { tab: '' } }))
  }

  it.each([
    ['is shown on what it carries', -196308, pageReply, { status: 'finished', friends: 3 }],
    ['is shown on a bare page where it carries none', -196866, null, { status: 'blacklisted', friends: undefined }],
    ['is shown on a bare page where what it carries is no page', -196309, { activityInfo: 5 }, { status: 'finished', friends: undefined }],
  ])('%s (spec 2 §4, §8)', async (_, errCode, data, shown) => {
    answers['testPage'] = refuse(errCode, data)
    expect(refusedPage((await ask()).error, undefined)).toMatchObject(shown)
  })

  it('is told of where a later load brings a blacklist, once it can be told of in the language of the page (spec 2 §8)', async () => {
    const steps: string[] = []
    jest.spyOn(apiMessages, 'ready').mockImplementation(async () => void steps.push('ready'))
    jest.spyOn(toast, 'error').mockImplementation((text) => void steps.push(text))
    answers['testPage'] = refuse(-196866)
    const { store } = await startStore()
    const load = () => store.dispatch(endpoints.testPage.initiate({ request, args: { tab: '' } }, { forceRefetch: true }))
    await load()
    expect(steps).toEqual([])
    await load()
    expect(steps).toEqual(['ready', 'No'])
  })

  it('is none where the code means something else', async () => {
    answers['testPage'] = refuse(-196606, pageReply)
    expect(refusedPage((await ask()).error, undefined)).toBeUndefined()
  })

  it.each([
    ['another refusal', refuse(-196606)],
    ['a failure that is none', () => new Response('', { status: 500 })],
  ])('is all that has a bare page: %s has none', async (_, answer) => {
    answers['testPage'] = answer
    expect((await ask()).error).toMatchObject({ bare: undefined })
  })
})

describe('what an action makes stale', () => {
  const openQueries = async () => {
    const { store } = await startStore()
    await Promise.all([store.dispatch(endpoints.testQuery.initiate({ request, args: 'a' })), store.dispatch(endpoints.testExactQuery.initiate({ id: 'a' }))])
    sent = []
    return store
  }

  it.each([
    ['', ok({ value: 1 })],
    [', also where it was refused', refuse(-196606)],
    [', also where its answer is lost', () => new Response('', { status: 500 })],
    [', also where its answer is none', ok({ value: 'none' })],
  ])('is asked for again%s', async (_, answer) => {
    const store = await openQueries()
    answers['testAction'] = answer
    await store.dispatch(endpoints.testAction.initiate({ request, args: 5, requestId: 'r1' }))
    await shortPause()
    expect(namesSent()).toEqual(['testAction', 'testQuery'])
  })

  it.each([
    [1, 1, []],
    [1, 9, ['testExactQuery']],
    [2, 1, ['testExactQuery']],
  ])('follows from the question (%s) and the answer (%s) where it says so', async (step, value, refreshed) => {
    const store = await openQueries()
    answers['testExactAction'] = ok({ value })
    await store.dispatch(endpoints.testExactAction.initiate({ step }))
    await shortPause()
    expect(namesSent()).toEqual(['testExactAction', ...refreshed])
  })

  it('is forgotten where no page shows it', async () => {
    const { store } = await startStore()
    const shown = store.dispatch(endpoints.testQuery.initiate({ request, args: 'a' }))
    await shown
    shown.unsubscribe()
    await store.dispatch(endpoints.testShareCallback.initiate({ request }))
    expect(endpoints.testQuery.select({ request, args: 'a' })(store.getState()).data).toBeUndefined()
    expect(namesSent()).toEqual(['testQuery', 'testShareCallback'])
  })
})

it.each([
  ['a code that it tolerates', 'testExactAction', refuse(-196814), []],
  ['another code', 'testExactAction', refuse(-196606), ['No']],
  ['a share that could not be counted', 'testShareCallback', refuse(-196606), []],
])('tells the user of what its caller does not answer: %s', async (_, name, answer, told) => {
  const { store, notify } = await startStore()
  answers[name] = answer
  await store.dispatch((name === 'testExactAction' ? endpoints.testExactAction.initiate({ step: 1 }) : endpoints.testShareCallback.initiate({ request })) as never)
  await shortPause()
  expect(notify.mock.calls.map(([text]) => text)).toEqual(told)
})

it('names the field of an answer that is wrong', async () => {
  const { store } = await startStore()
  answers['testQuery'] = ok({ value: 'one' })
  const { error } = await store.dispatch(endpoints.testQuery.initiate({ request, args: 'a' }))
  expect(error).toMatchObject({ kind: 'malformed', path: 'value' })
})
