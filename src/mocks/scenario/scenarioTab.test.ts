import { jest } from '@jest/globals'
import { forgetScenarioOfTab, saveScenarioForTab, takeScenarioInFrame, publishScenario } from './scenarioTab'

const sent: (string | null)[] = []
const tabs: (string | null)[] = []
const fetchAsIs = window.fetch

beforeEach(() => {
  sent.length = tabs.length = 0
  window.fetch = (input, init) => {
    const { headers } = new Request(input, init)
    sent.push(headers.get('x-mock-scenario'))
    tabs.push(headers.get('x-mock-tab'))
    return Promise.resolve(new Response())
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  window.fetch = fetchAsIs
  window.sessionStorage.clear()
  publishScenario('')
  window.history.replaceState(null, '', '/')
})

/** Opens an address as a new load of the page would, and sends one request from it. */
async function open(path: string, begin = saveScenarioForTab, headers = {}): Promise<void> {
  window.history.replaceState(null, '', path)
  const fetchOfPage = window.fetch
  begin()
  await window.fetch('http://localhost/cas/v2/caslogin', { headers: { Accept: 'application/json', ...headers } })
  window.fetch = fetchOfPage
}

it('sends the scenario of the page from every page of the tab, until an empty one clears it', async () => {
  for (const path of ['/a', '/a?scenario=caslogin:slow', '/b', '/b?scenario=', '/c']) await open(path)
  expect(sent).toEqual([null, 'caslogin:slow', 'caslogin:slow', null, null])
})

it('sends from a frame what its own address names, else what the tab keeps, and keeps nothing of it for the tab', async () => {
  const frame = takeScenarioInFrame
  await open('/a?scenario=caslogin:slow', frame)
  await open('/a')
  await open('/a?scenario=caslogin:ended')
  for (const path of ['/b', '/b?scenario=caslogin:closed', '/b?scenario=', '/b']) await open(path, frame)
  await open('/c')
  expect(sent).toEqual(['caslogin:slow', null, 'caslogin:ended', 'caslogin:ended', 'caslogin:closed', null, 'caslogin:ended', 'caslogin:ended'])
})

it('says beside a scenario which tab it is of, for calls that bring no device id, and nowhere else', async () => {
  for (const path of ['/a', '/a?scenario=caslogin:slow', '/b', '/b?scenario=']) await open(path)
  const [, tab] = tabs
  expect(tab).toMatch(/^\w{5,}$/)
  expect(tabs).toEqual([null, tab, tab, null])
  // One that names a scenario of its own begins none of the tab's anew.
  await open('/b?scenario=caslogin:slow', saveScenarioForTab, { 'x-mock-scenario': 'caslogin:ok' })
  expect([sent.at(-1), tabs.at(-1)]).toEqual(['caslogin:ok', null])
})

it('is one tab for the whole life of a document that may keep nothing', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  for (const path of ['/a?scenario=caslogin:slow', '/b?scenario=caslogin:slow']) await open(path, takeScenarioInFrame)
  expect([tabs[0], tabs[1]]).toEqual([expect.stringMatching(/^\w{5,}$/), tabs[0]])
})

/** Only a request below this path has it. */
function cookieOfScripts(): string {
  window.history.replaceState(null, '', '/vendor/slider.js')
  return decodeURIComponent(document.cookie).replace(/tab=\w+/, 'tab')
}

it.each<[path: string, begin: () => void, cookie: string]>([
  ['/a?scenario=sliderScript:http500', saveScenarioForTab, 'mock-scenario=tab&scenario=sliderScript:http500'],
  ['/a?scenario=sliderScript:http500,*:slow>ok', takeScenarioInFrame, 'mock-scenario=tab&scenario=sliderScript:http500,*:slow>ok'],
  ['/a', saveScenarioForTab, ''],
  ['/a?scenario=', saveScenarioForTab, ''],
  ['/a?scenario=caslogin:slow', () => (saveScenarioForTab(), forgetScenarioOfTab()), ''],
])('leaves the scenario of %s to the vendors’ scripts as a cookie that no page has', async (path, begin, cookie) => {
  publishScenario('sliderScript:hangs')
  await open(path, begin)
  expect(document.cookie).toBe('')
  expect(cookieOfScripts()).toBe(cookie)
})

it('gives the scripts the scenario of the tab that has come to the front', async () => {
  await open('/a?scenario=sliderScript:error')
  publishScenario('')
  window.dispatchEvent(new Event('focus'))
  expect(cookieOfScripts()).toBe('mock-scenario=tab&scenario=sliderScript:error')
})
