import { CODE } from '@/api/errors/errorCodes'
import { sendRequest, askEnvelope, logIn, ORIGIN } from './sendRequest'
import { createBackend, type Backend } from './backend'
import { sampleCampaign } from './sampleCampaign'

const PAGE = '/external/v1/CandleBizService/querySamplePage'
const VISIT = '/external/v1/CandleBizService/sampleVisit'
const body = { sourceId: 'SAMPLE2026' }
const now = () => Date.UTC(2026, 10, 20, 4)

let backend: Backend
beforeEach(() => {
  backend = createBackend({ campaigns: [sampleCampaign], now })
})

describe('an answer', () => {
  it('is an envelope of errCode, errMsg and data (spec 1 §7)', async () => {
    expect(await askEnvelope(backend, PAGE, { body })).toEqual({
      errCode: 0,
      errMsg: '',
      data: expect.objectContaining({ endTime: '2026-11-25 12:00:00', isLoggedIn: false }),
    })
  })

  it('is the same from the same seed', async () => {
    const play = async () => {
      const another = createBackend({ campaigns: [sampleCampaign], now, seed: 'x' })
      const token = await logIn(another, '13512345678')
      const person = await askEnvelope(another, '/external/v1/CandleBizService/loginCallback', { body: { type: 1 }, token })
      return [token, person, await askEnvelope(another, PAGE, { body })]
    }
    expect(await play()).toEqual(await play())
  })

  it('remembers what was done, until reset', async () => {
    const token = await logIn(backend, '13800138000')
    const visits = async () => (await askEnvelope(backend, PAGE, { body })).data?.['visits']
    const before = await visits()
    await sendRequest(backend, VISIT, { body, token })
    expect(await visits()).toBe(Number(before) + 1)
    await sendRequest(backend, '/__mock__/reset', { body: {} })
    expect(await visits()).toBe(before)
    expect(await (await sendRequest(backend, '/__mock__/requests')).json()).toHaveLength(1)
  })
})

describe('a token', () => {
  it('is asked for where the call needs one: none is -200198, one that nobody was given is -127002 (spec 1 §8)', async () => {
    expect((await askEnvelope(backend, VISIT, { body })).errCode).toBe(CODE.tokenEmpty)
    expect((await askEnvelope(backend, VISIT, { body, token: '' })).errCode).toBe(CODE.tokenEmpty)
    expect((await askEnvelope(backend, VISIT, { body, token: 'stale' })).errCode).toBe(CODE.tokenParsingFailed)
    expect((await askEnvelope(backend, VISIT, { body, token: await logIn(backend, '13800138000') })).errCode).toBe(0)
  })

  it('is refused when unknown even where it may be absent', async () => {
    expect((await askEnvelope(backend, PAGE, { body })).errCode).toBe(0)
    expect((await askEnvelope(backend, PAGE, { body, token: 'stale' })).errCode).toBe(CODE.tokenParsingFailed)
  })
})

describe('an activity', () => {
  it('must be known', async () => {
    const reply = await askEnvelope(backend, PAGE, { body: { sourceId: 'NOBODY' } })
    expect(reply).toMatchObject({ errCode: CODE.activityNotStartedOrEnded })
  })
})

describe('a request that nothing answers', () => {
  it('is an error that names it, and is listed as received', async () => {
    const response = await sendRequest(backend, '/cas/v2/nothing?a=1', { body: { b: 2 } })
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({ message: 'The embedded backend has no POST /cas/v2/nothing.' })
    expect(backend.requests()).toEqual([expect.objectContaining({ method: 'POST', path: '/cas/v2/nothing?a=1', body: { b: 2 } })])
  })

  it('is one with the wrong method too', async () => {
    expect((await sendRequest(backend, '/cas/v2/caslogin')).status).toBe(501)
  })
})

describe('the mount', () => {
  it.each([
    ['/cas/v2/caslogin', true],
    ['/auth/v2/anything', true],
    ['/external/v1/CandleBizService/unknown', true],
    ['/config/v1/getWebConfig', true],
    ['/__mock__/reset', true],
    ['/market-platform-h5/cas/v2/x.js', false],
    ['/market-platform-h5/', false],
    ['/', false],
  ])('of %s is the backend’s: %s', (path, isOwned) => {
    expect(backend.owns(new URL(path, ORIGIN))).toBe(isOwned)
  })

  it('lists requests with path and query, headers in lower case and parsed bodies', async () => {
    await sendRequest(backend, `${PAGE}?cityCode=310000`, { body, headers: { 'X-Saic-Platform': 'h5' } })
    const [received] = (await (await sendRequest(backend, '/__mock__/requests')).json()) as unknown[]
    expect(received).toEqual({
      method: 'POST',
      path: `${PAGE}?cityCode=310000`,
      headers: expect.objectContaining({ 'x-saic-platform': 'h5' }),
      body,
      endpoint: 'querySamplePage',
      outcome: 'ok',
      id: 1,
      at: expect.any(Number),
      took: expect.any(Number),
    })
  })

  it('lists campaigns with their default sourceId and addresses', async () => {
    expect(await (await sendRequest(backend, '/__mock__/campaigns')).json()).toEqual([
      {
        prefix: 'sample-activity',
        sourceId: 'SAMPLE2026',
        urls: ['/market-platform-h5/sample-activity?sourceId=SAMPLE2026', '/market-platform-h5/sample-activity/login?sourceId=SAMPLE2026'],
      },
    ])
  })

  it('serves the pictures and documents that its answers point to', async () => {
    const { data } = await askEnvelope(backend, '/external/v1/CandleBizService/getLoginPage?sourceId=SAMPLE2026')
    expect((await sendRequest(backend, String(data?.['bgImage']))).headers.get('content-type')).toBe('image/svg+xml')
    const { data: links } = await askEnvelope(backend, '/config/v1/getWebConfig', { body: { appType: 2 } })
    expect(await (await sendRequest(backend, String(links?.['marketplatformh5-privacyPolicy']))).text()).toContain('隐私政策')
  })

  it('answers a page of another origin', async () => {
    const headers = { Origin: 'http://192.168.1.5:3000', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,x-dyeing' }
    const preflight = await backend.handle(new Request(ORIGIN + PAGE, { method: 'OPTIONS', headers }))
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization,x-dyeing'])
    const reply = await sendRequest(backend, PAGE, { body, headers: { Origin: headers.Origin } })
    expect(reply.headers.get('access-control-allow-origin')).toBe(headers.Origin)
    expect(backend.requests()).toHaveLength(1)
  })
})
