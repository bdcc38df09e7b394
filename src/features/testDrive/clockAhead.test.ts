import { clockAheadBy } from './clockAhead'

const PHONE = Date.UTC(2026, 10, 23, 1, 0)
const meta = { fulfilledTimeStamp: PHONE }
const THREE_DAYS = 3 * 86_400_000

it.each([
  ['an answer', { meta, payload: { serverTime: '2026-11-20 09:00:00' } }, -THREE_DAYS],
  ['the newest page of a list', { meta, payload: { pages: [{ serverTime: '2026-11-19 09:00:00' }, { serverTime: '2026-11-20 09:00:00' }] } }, -THREE_DAYS],
  ['a clock that is right', { meta, payload: { serverTime: '2026-11-23 09:00:00' } }, 0],
  ['no time', { meta, payload: {} }, undefined],
  ['rubbish', { meta, payload: { serverTime: 'soon' } }, undefined],
  ['a list without pages', { meta, payload: { pages: [] } }, undefined],
  ['nothing', { meta, payload: null }, undefined],
  ['an action that is no answer', { payload: { serverTime: '2026-11-20 09:00:00' } }, undefined],
])('%s', (_, action, ahead) => {
  expect(clockAheadBy({ type: 'any', ...action })).toBe(ahead)
})
