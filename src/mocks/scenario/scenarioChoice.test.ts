import { sendRequest, askEnvelope, ORIGIN } from '../sendRequest'
import { createBackend, type Backend } from '../backend'
import { sampleCampaign } from '../sampleCampaign'

const PAGE = '/external/v1/CandleBizService/querySamplePage'
const body = { sourceId: 'SAMPLE2026' }

const fromPage = (query: string, device = 'tab-1') => ({ Referer: `${ORIGIN}/market-platform-h5/sample-activity${query}`, 'X-Saic-Device-Id': device })

let backend: Backend
beforeEach(() => {
  backend = createBackend({ campaigns: [sampleCampaign] })
})

async function codeFor(headers: Record<string, string> = {}): Promise<number> {
  return (await askEnvelope(backend, PAGE, { body, headers })).errCode
}

it('takes the header before the page, the page before what is set for everybody', async () => {
  backend.setScenario({ querySamplePage: 'notStarted' })
  expect(await codeFor()).toBe(-196307)
  expect(await codeFor(fromPage('?scenario=querySamplePage:ended'))).toBe(-196308)
  expect(await codeFor({ ...fromPage(''), 'x-mock-scenario': 'querySamplePage:closed' })).toBe(-196309)
})

it('takes the cookie for the vendors’ scripts alone, after any header, and plays its sequence for each tab (architecture: embedded backend)', async () => {
  const cookie = (tab: number, scenario: string) => ({ Cookie: `other=1; mock-scenario=tab=${tab}&scenario=${encodeURIComponent(scenario)}` })
  const slider = 'sliderScript:http500>ok'
  const asked = [cookie(1, slider), cookie(1, slider), cookie(2, slider), cookie(2, ''), {}, { ...cookie(3, slider), 'x-mock-scenario': 'sliderScript:http503' }]
  const statuses: number[] = []
  for (const headers of asked) statuses.push((await sendRequest(backend, '/vendor/slider.js', { headers })).status)
  expect(statuses).toEqual([500, 200, 500, 200, 200, 503])
  expect(await codeFor(cookie(1, 'querySamplePage:ended'))).toBe(0)
})

it('plays the sequence of a call that brings no device id for each tab too (architecture: embedded backend)', async () => {
  const search = async (tab: string, scenario: string) => (await sendRequest(backend, '/place/text?keywords=a', { headers: { 'x-mock-scenario': scenario, 'x-mock-tab': tab } })).status
  const sequence = 'searchPlaces:http500>ok'
  const statuses = [await search('1', sequence), await search('1', sequence), await search('2', sequence)]
  expect(statuses).toEqual([500, 200, 500])
  // Another text in one tab begins nothing anew in the other.
  await search('2', 'searchPlaces:http503')
  expect(await search('1', sequence)).toBe(200)
})

it('leaves what a nearer choice does not name to the next one', async () => {
  backend.setScenario({ querySamplePage: 'notStarted' })
  expect(await codeFor({ ...fromPage('?scenario=caslogin:slow'), 'x-mock-scenario': 'getLoginPage:ended' })).toBe(-196307)
})

it('keeps the scenario of a page for its tab, until an empty one clears it', async () => {
  expect(await codeFor(fromPage('?sourceId=S&scenario=querySamplePage:ended'))).toBe(-196308)
  expect(await codeFor(fromPage('/rule'))).toBe(-196308)
  expect(await codeFor(fromPage('', 'tab-2'))).toBe(0)
  expect(await codeFor(fromPage('?scenario='))).toBe(0)
  expect(await codeFor(fromPage('/rule'))).toBe(0)
})

it('goes on with the sequence of a page when the page asks again', async () => {
  const page = fromPage('?scenario=querySamplePage:ended>ok')
  expect([await codeFor(page), await codeFor(page), await codeFor(page)]).toEqual([-196308, 0, 0])
})

it('merges what is set for everybody, and null takes one out', async () => {
  await sendRequest(backend, '/__mock__/scenario', { body: { querySamplePage: 'ended', caslogin: ['http500', 'ok'] } })
  const reply = await sendRequest(backend, '/__mock__/scenario', { body: { querySamplePage: null, somethingElse: 'ok' } })
  expect(await reply.json()).toEqual({ scenario: { caslogin: ['http500', 'ok'], somethingElse: ['ok'] }, unknown: ['somethingElse'] })
  expect(await codeFor()).toBe(0)
})

it('starts a sequence anew when it is set again', async () => {
  backend.setScenario({ querySamplePage: 'ended>ok' })
  expect([await codeFor(), await codeFor()]).toEqual([-196308, 0])
  backend.setScenario({ querySamplePage: 'ended>ok' })
  expect(await codeFor()).toBe(-196308)
})

it.each([
  ['a call', { querySamplPage: 'ended' }, 'The embedded backend has no call querySamplPage.'],
  ['an outcome', { querySamplePage: 'ok>endde' }, 'querySamplePage has no outcome "endde".'],
])('lets no test go on without its fault: %s that the backend does not have throws', async (_, changes, message) => {
  expect(() => backend.setScenario(changes)).toThrow(message)
  expect(await codeFor()).toBe(0)
  backend.setScenario({ '*': 'ended' })
  expect(await codeFor()).toBe(-196308)
})

it('is kind to who mistypes a call in an address: the page goes on', async () => {
  expect(await codeFor(fromPage('?scenario=querySamplPage:ended'))).toBe(0)
})

it.each([['text', 'getLoginPage:ended'], ['a list', []], ['an outcome that is none', { getLoginPage: 'endde' }], ['no outcome', { getLoginPage: '' }], ['a flag', { getLoginPage: true }]])(
  'refuses %s as a scenario and says why',
  async (_, changes) => {
    const response = await sendRequest(backend, '/__mock__/scenario', { body: changes })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/getLoginPage/) })
    expect(await (await sendRequest(backend, '/__mock__/scenario')).json()).toEqual({ scenario: {} })
  },
)
