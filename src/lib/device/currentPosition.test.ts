import { jest } from '@jest/globals'
import { currentPosition } from './currentPosition'

const NOWHERE = { lon: '', lat: '' }

type Phone = { readonly permission?: () => Promise<{ readonly state: string }>; readonly locate?: (found: (position: unknown) => void, failed: (error: unknown) => void) => void }

const granted = () => Promise.resolve({ state: 'granted' })
const at = (longitude: unknown, latitude: unknown): Phone['locate'] => (found) => found({ coords: { longitude, latitude } })
const never = () => new Promise<never>(() => undefined)

/** What the browser has of it; nothing of what is not named. */
function phone({ permission, locate }: Phone): void {
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permission && { query: permission } })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: locate && { getCurrentPosition: locate } })
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  phone({})
})

async function positionWithin(ms: number) {
  const came = jest.fn()
  void currentPosition().then(came)
  await jest.advanceTimersByTimeAsync(ms)
  return came.mock.calls[0]?.[0]
}

it('gives where the user is, where the site has been allowed to know', async () => {
  phone({ permission: granted, locate: at(121.5, 31.25) })
  expect(await positionWithin(0)).toEqual({ lon: '121.500000', lat: '31.250000' })
})

it.each<[string, Phone]>([
  ['a browser without it', {}],
  ['a user who has not been asked', { permission: () => Promise.resolve({ state: 'prompt' }), locate: at(121.5, 31.25) }],
  ['a query that fails', { permission: () => Promise.reject(new TypeError('unknown permission')), locate: at(121.5, 31.25) }],
  ['a query that throws', { permission: () => { throw new TypeError('not implemented') }, locate: at(121.5, 31.25) }],
  ['a position that cannot be had', { permission: granted, locate: (_, failed) => failed(new Error('no fix')) }],
  ['a call that throws', { permission: granted, locate: () => { throw new Error('not in a frame') } }],
  ['no number', { permission: granted, locate: at(NaN, 31.25) }],
  ['no end', { permission: granted, locate: at(121.5, Infinity) }],
  ['a place that is not on earth', { permission: granted, locate: at(200, 31.25) }],
  ['a text', { permission: granted, locate: at('121.5', '31.25') }],
  ['an answer without coordinates', { permission: granted, locate: (found) => found({}) }],
])('gives nothing for %s, and does not fail', async (_, given) => {
  phone(given)
  expect(await positionWithin(0)).toEqual(NOWHERE)
})

it.each<[string, Phone]>([
  ['is not told whether it may ask', { permission: never, locate: at(121.5, 31.25) }],
  ['gets no position', { permission: granted, locate: () => undefined }],
])('gives nothing after 300 ms where it %s: nothing waits for it', async (_, given) => {
  phone(given)
  expect(await positionWithin(300)).toEqual(NOWHERE)
})
