import { listenToCalls } from './listenToCalls'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

const empty = () => Promise.resolve(Response.json({ errCode: 0, errMsg: '', data: {} }))

it('answers the calls itself while it listens, and then gives the browser its own fetch back', async () => {
  const calls = await listenToCalls(empty, 'http://localhost', async () => void (await fetch('/asked')))
  expect(calls).toMatchObject([{ address: 'http://localhost/asked', status: 200, errCode: 0 }])
  expect(globalThis.fetch).toBe(realFetch)
})

it('leaves a fetch alone that came while it listened', async () => {
  const later = () => empty()
  await listenToCalls(empty, 'http://localhost', () => {
    globalThis.fetch = later
    return Promise.resolve()
  })
  expect(globalThis.fetch).toBe(later)
})
