import { takeEarlyResponse } from './earlyResponse'

afterEach(() => {
  delete window.__early
})

it('gives the reply that is on its way, once', async () => {
  const response = Promise.resolve(new Response('x'))
  window.__early = { url: '/a', response }
  expect(takeEarlyResponse('/a')).toBe(response)
  expect(takeEarlyResponse('/a')).toBeUndefined()
})

it('keeps it for the address that it is for', () => {
  window.__early = { url: '/a', response: Promise.resolve(new Response('x')) }
  expect(takeEarlyResponse('/b')).toBeUndefined()
  expect(window.__early).toBeDefined()
})
