import { readRecording } from './readRecording'
import { sampleRecording } from './fixtures'

const written = JSON.stringify(sampleRecording)
const changed = (change: object): string => JSON.stringify({ ...sampleRecording, ...change })

it('reads what was written', () => {
  expect(readRecording(written)).toEqual({ recording: sampleRecording })
})

it.each([
  ['a file that is too long', ' '.repeat(8_000_001), { why: 'tooLong' }],
  ['half a file', written.slice(0, -9), { why: 'notJson' }],
  ['a file of something else', '{"log":{"version":"1.2"}}', { why: 'notOurs' }],
  ['a text', '"x"', { why: 'notOurs' }],
  ['null', 'null', { why: 'notOurs' }],
  ['a later version', changed({ version: 2 }), { why: 'version', version: '2' }],
  ['a version that is a whole object', changed({ version: { a: 1 } }), { why: 'version', version: '[object Object]' }],
  ['an event that nobody knows', changed({ events: [{ kind: 'run', at: 1, source: 'alert(1)' }] }), { why: 'field', field: 'events.0.kind' }],
  ['a time before the start', changed({ events: [{ ...sampleRecording.events[0], at: -1 }] }), { why: 'field', field: 'events.0.at' }],
  ['kept values that are no texts', changed({ start: { ...sampleRecording.start, kept: { local: { a: 1 }, session: {}, cookies: {} } } }), { why: 'field', field: 'start.kept.local.a' }],
])('refuses %s, and says why', (_, text, problem) => {
  expect(readRecording(text)).toEqual({ problem })
})
