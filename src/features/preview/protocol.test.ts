import { parseFrameMessage, parseParentMessage } from './protocol'

const page = 'cash/login'

it.each([
  { type: 'preview/config', page, config: { title: 'A' } },
  { type: 'preview/config', page, config: undefined, revision: 3 },
  { type: 'preview/box', box: 'title', status: 'active' },
  { type: 'preview/box', box: 'title', status: 'hover' },
  { type: 'preview/box', box: 'title', status: 'inactive' },
  { type: 'preview/token', token: 'eyJh.b-_.c' },
])('hears from the parent: %j (spec 2 §2.5)', (message) => {
  expect(parseParentMessage(message)).toEqual(message)
})

it.each([
  { type: 'preview/ready', page, boxes: ['title'] },
  { type: 'preview/height', height: 844 },
  { type: 'preview/box', box: 'title', status: 'hover' },
  { type: 'preview/action', name: 'invite' },
  { type: 'preview/problem', path: 'steps.1.title', message: 'wrong' },
  { type: 'preview/problem', path: '', message: 'wrong', revision: 3 },
])('hears from the frame: %j (spec 2 §2.5)', (message) => {
  expect(parseFrameMessage(message)).toEqual(message)
})

it.each([
  undefined,
  null,
  'preview/config',
  [],
  {},
  { type: 'preview/unknown' },
  { type: 'preview/config', config: {} },
  { type: 'preview/config', page: 5, config: {} },
  { type: 'preview/config', page: 'x'.repeat(201), config: {} },
  { type: 'preview/box', box: '', status: 'active' },
  { type: 'preview/box', box: 'title', status: 'selected' },
  { type: 'preview/token', token: '' },
  { type: 'preview/token', token: 'two lines\nX-Evil: 1' },
  { type: 'preview/token', token: 'x'.repeat(4097) },
  { type: 'preview/ready', page, boxes: [] },
])('does not hear from the parent: %j', (message) => {
  expect(parseParentMessage(message)).toBeUndefined()
})

it.each([
  { type: 'preview/ready', page, boxes: 'title' },
  { type: 'preview/height', height: -1 },
  { type: 'preview/height', height: Infinity },
  { type: 'preview/height', height: '844' },
  { type: 'preview/action' },
  { type: 'preview/problem', path: 'title' },
  { type: 'preview/token', token: 't' },
])('does not hear from the frame: %j', (message) => {
  expect(parseFrameMessage(message)).toBeUndefined()
})

it('leaves out what a message has besides', () => {
  expect(parseParentMessage({ type: 'preview/box', box: 'title', status: 'active', more: 1 })).toEqual({ type: 'preview/box', box: 'title', status: 'active' })
})
