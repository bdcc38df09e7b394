import type { RecordedCall, RecordingEvent } from '../recording/format'
import { bounded, bytesOf } from './bounded'

const call = (at: number, length: number): RecordedCall => ({
  kind: 'call', at, endpoint: 'x', method: 'GET', url: '/x', request: { headers: {}, body: { kind: 'none' } }, took: 1,
  answer: { kind: 'reply', status: 200, headers: {}, body: { kind: 'text', text: 'x'.repeat(length) } },
}) // prettier-ignore
const action = (at: number): RecordingEvent => ({ kind: 'action', at, type: `slice/event${at}`, rest: {} })
const sizeOf = (events: readonly RecordingEvent[]): number => events.reduce((sum, event) => sum + bytesOf(event) + 1, 0)

it('keeps everything that has room', () => {
  const events = [action(1), call(2, 1000), action(3)]
  expect(bounded(events, 5000)).toEqual({ events, dropped: { bodies: 0, events: 0 } })
})

it('takes the bodies of the oldest calls first, and says how long they were', () => {
  const events = [action(1), call(2, 1000), call(3, 1000), call(4, 1000), action(5)]
  const { events: kept, dropped } = bounded(events, 2800)
  expect(dropped).toEqual({ bodies: 1, events: 0 })
  expect(kept[1]).toMatchObject({ answer: { kind: 'reply', status: 200, body: { kind: 'dropped', length: 1002 } } })
  expect(kept.slice(2)).toEqual(events.slice(2))
  expect(sizeOf(kept)).toBeLessThanOrEqual(2800)
})

it('takes the oldest events where bodies are not enough', () => {
  const events = Array.from({ length: 100 }, (_, at) => action(at))
  const { events: kept, dropped } = bounded(events, 1000)
  expect(kept).toEqual(events.slice(dropped.events))
  expect(dropped.events).toBeGreaterThan(50)
  expect(sizeOf(kept)).toBeLessThanOrEqual(1000)
})

it('counts bytes as a file has them', () => {
  expect(bytesOf('登录ab')).toBe(new TextEncoder().encode('"登录ab"').length)
})
