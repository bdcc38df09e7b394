/** @isolated The first file of the bundle acts when it is read. */
import { jest } from '@jest/globals'

const fetched = jest.fn<typeof fetch>()
const { fetch: ownFetch } = globalThis

async function begin(data?: string): Promise<void> {
  window.history.replaceState(null, '', '/market-platform-h5/cash?sourceId=S1')
  document.body.innerHTML = data === undefined ? '' : `<script type="application/json" id="page">${data}</script>`
  jest.resetModules()
  await import('./early')
}

beforeEach(() => {
  jest.useFakeTimers()
  window.__early = undefined
  fetched.mockReset().mockResolvedValue(new Response('{}'))
  globalThis.fetch = fetched
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = ownFetch
  document.documentElement.removeAttribute('data-slow')
})

it('sends the call that the document names of its page', async () => {
  await begin('{"call":"querySamplePage"}')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([expect.stringContaining('querySamplePage')])
  expect(window.__early?.body).toContain('"S1"')
})

it.each([['{}'], [undefined]])('sends none where the document names none: %j', async (data) => {
  await begin(data)
  expect(fetched).not.toHaveBeenCalled()
})

it('counts a wait from the page’s own start', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(11_000)
  await begin('{}')
  jest.advanceTimersByTime(1_000)
  expect(document.documentElement.hasAttribute('data-slow')).toBe(true)
})
