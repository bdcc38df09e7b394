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

it('does not give it for another question at the same address', () => {
  const response = Promise.resolve(new Response('x'))
  window.__early = { url: '/a', body: '{"userUid":"U1"}', response }
  expect(takeEarlyResponse('/a', '{"userUid":"U2"}')).toBeUndefined()
  expect(takeEarlyResponse('/a')).toBeUndefined()
  expect(takeEarlyResponse('/a', '{"userUid":"U1"}')).toBe(response)
})
