import { takeEarlyResponse } from './earlyResponse'

afterEach(() => {
  delete window.__early
})

it('gives the requested reply, once', async () => {
  const response = Promise.resolve(new Response('x'))
  window.__early = { url: '/a', response }
  expect(takeEarlyResponse('/a')).toBe(response)
  expect(takeEarlyResponse('/a')).toBeUndefined()
})

it('does not give it for another address', () => {
  window.__early = { url: '/a', response: Promise.resolve(new Response('x')) }
  expect(takeEarlyResponse('/b')).toBeUndefined()
  expect(window.__early).toBeDefined()
})
