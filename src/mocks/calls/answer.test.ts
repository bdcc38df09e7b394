import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CODE } from '@/api/errors/errorCodes'
import { outcomeNames } from './answer'
import { sendRequest, askEnvelope, logIn } from '../sendRequest'
import { campaignMocks } from '../campaignMocks'
import { createBackend, type Backend } from '../backend'
import { messageFor } from './refusal'
import { sampleCampaign } from '../sampleCampaign'

const everyCampaign = [...campaignMocks, sampleCampaign]

const PAGE = '/external/v1/CandleBizService/querySamplePage'
const body = { sourceId: 'SAMPLE2026' }

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

let backend: Backend
beforeEach(() => {
  backend = createBackend({ campaigns: [sampleCampaign], slowMilliseconds: 20 })
})

describe('a fault', () => {
  it.each([
    ['notStarted', CODE.activityNotStarted],
    ['ended', CODE.activityEnded],
    ['closed', CODE.activityClosed],
    ['notInList', CODE.userNotInNameList],
    ['tokenRejected', CODE.tokenParsingFailed],
    ['-196606', CODE.riskWarning],
    ['-199999', -199999],
  ])('%s is answered with code %i and a message', async (outcome, errCode) => {
    backend.setScenario({ querySamplePage: outcome })
    const reply = await askEnvelope(backend, PAGE, { body })
    expect(reply.errCode).toBe(errCode)
    expect(reply.errMsg).toMatch(/\p{Script=Han}/u)
  })

  it.each([['http500', 500], ['http503', 503], ['http403', 403], ['http404', 404], ['http204', 204], ['http205', 205], ['http304', 304]])('%s has that status', async (outcome, status) => {
    backend.setScenario({ querySamplePage: outcome })
    expect((await sendRequest(backend, PAGE, { body })).status).toBe(status)
  })

  it('network is an error response, which a mount turns into a broken connection', async () => {
    backend.setScenario({ querySamplePage: 'network' })
    expect((await sendRequest(backend, PAGE, { body })).type).toBe('error')
  })

  it('timeout answers nothing until the client gives up', async () => {
    backend.setScenario({ querySamplePage: 'timeout' })
    const client = new AbortController()
    const reply = sendRequest(backend, PAGE, { body, signal: client.signal })
    const wait = new Promise((resolve) => setTimeout(resolve, 50, 'nothing yet'))
    expect(await Promise.race([reply, wait])).toBe('nothing yet')
    collectGarbage()
    client.abort()
    expect((await reply).type).toBe('error')
  })

  it('slow answers as ever, later', async () => {
    backend.setScenario({ querySamplePage: 'slow' })
    const started = performance.now()
    expect((await askEnvelope(backend, PAGE, { body })).errCode).toBe(0)
    expect(performance.now() - started).toBeGreaterThanOrEqual(18)
  })

  it('html is a page with status 200', async () => {
    backend.setScenario({ querySamplePage: 'html' })
    const response = await sendRequest(backend, PAGE, { body })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
  })

  it('truncated is JSON that stops in the middle', async () => {
    backend.setScenario({ querySamplePage: 'truncated' })
    const text = await (await sendRequest(backend, PAGE, { body })).text()
    expect(text).toMatch(/^\{"errCode":0/)
    expect(() => void JSON.parse(text)).toThrow(SyntaxError)
  })

  it('malformed is a good envelope around data of the wrong shape, noData one around nothing', async () => {
    backend.setScenario({ querySamplePage: 'malformed>noData' })
    const wrong = { unexpected: true }
    expect(await askEnvelope(backend, PAGE, { body })).toEqual({
      errCode: 0,
      errMsg: '',
      data: { endTime: wrong, visits: wrong, isLoggedIn: wrong, friends: { pageNo: wrong, pageSize: wrong, total: wrong, list: 'unexpected' } },
    })
    expect(await askEnvelope(backend, PAGE, { body })).toEqual({ errCode: 0, errMsg: '' })
  })
})

describe('an outcome', () => {
  it('empty has its lists emptied, many has 45 rows with ids of their own', async () => {
    backend.setScenario({ querySamplePage: 'empty>many' })
    expect((await askEnvelope(backend, PAGE, { body })).data?.['friends']).toMatchObject({ total: 0, list: [] })
    const many = (await askEnvelope(backend, PAGE, { body })).data?.['friends'] as { total: number; list: { id: string }[] } | undefined
    expect([many?.total, new Set(many?.list.map(({ id }) => id)).size]).toEqual([45, 45])
  })

  it('of its own is the endpoint’s to give', async () => {
    backend.setScenario({ querySamplePage: 'finished' })
    expect((await askEnvelope(backend, PAGE, { body })).data).toEqual({ visits: 0 })
  })

  it('that an endpoint has not is an error that lists those it has', async () => {
    const response = await sendRequest(backend, PAGE, { body, headers: { 'x-mock-scenario': 'querySamplePage:finnished' } })
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/"finnished".*finished/) })
  })

  it.each(createBackend({ campaigns: everyCampaign }).endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('of %s is always an answer, whatever is asked', async (_, endpoint) => {
    const quick = createBackend({ campaigns: everyCampaign, slowMilliseconds: 0 })
    const token = await logIn(quick, '13800138000')
    for (const outcome of outcomeNames(endpoint).filter((name) => name !== 'timeout')) {
      quick.setScenario({ [endpoint.name]: outcome })
      const response = await sendRequest(quick, `${endpoint.path}?sourceId=SAMPLE2026`, { token, ...(endpoint.method === 'POST' ? { body } : {}) })
      expect([outcome, response.status]).not.toEqual([outcome, 501])
    }
  })
})

it.each(Object.entries(CODE).filter(([name]) => name !== 'success'))('has a message of its own for %s (spec 1 §8, spec 2 §8)', (_, code) => {
  expect(messageFor(code)).not.toBe(messageFor(-1))
})
