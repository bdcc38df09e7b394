import { saveScenarioForTab } from './scenarioTab'

const sent: (string | null)[] = []
const fetchAsIs = window.fetch

beforeEach(() => {
  sent.length = 0
  window.fetch = (input, init) => {
    sent.push(new Request(input, init).headers.get('x-mock-scenario'))
    return Promise.resolve(new Response())
  }
})
afterEach(() => {
  window.fetch = fetchAsIs
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** Opens an address as a new load of the page would, and sends one request from it. */
async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  const fetchOfPage = window.fetch
  saveScenarioForTab()
  await window.fetch('http://localhost/cas/v2/caslogin', { headers: { Accept: 'application/json' } })
  window.fetch = fetchOfPage
}

it('sends the scenario of the page from every page of the tab, until an empty one clears it', async () => {
  for (const path of ['/a', '/a?scenario=caslogin:slow', '/b', '/b?scenario=', '/c']) await open(path)
  expect(sent).toEqual([null, 'caslogin:slow', 'caslogin:slow', null, null])
})
