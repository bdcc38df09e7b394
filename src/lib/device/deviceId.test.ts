import { DEVICE_ID_KEY, storedDeviceId, makeDeviceId } from './deviceId'

beforeEach(() => sessionStorage.clear())

it('is 32 characters of an alphabet without ambiguous ones (spec 1 §9)', () => {
  const ids = Array.from({ length: 200 }, makeDeviceId)
  for (const id of ids) expect(id).toMatch(/^[3-9A-Za-z]{32}$/)
  expect(ids.join('')).not.toMatch(/[0Oo1lIi2Z5S]/)
  expect(new Set(ids).size).toBe(200)
})

it('is created once for a tab', () => {
  const first = storedDeviceId(sessionStorage)
  expect(storedDeviceId(sessionStorage)).toBe(first)
})

it.each(['{"broken":', '\u5e05'.repeat(32), `${'a'.repeat(31)}\n`])('replaces %j, which no header can carry as an id', (kept) => {
  sessionStorage.setItem(DEVICE_ID_KEY, kept)
  expect(storedDeviceId(sessionStorage)).toMatch(/^[3-9A-Za-z]{32}$/)
})
