import { boxMarked, configReceived, messagesReported, previewClosed, pageOpened, previewReducer, previewSlice, screenResized, selectPreview } from './previewSlice'
import { noPreview, type PreviewState } from './previewState'

type Event = Parameters<typeof previewReducer>[1]

const opened: PreviewState = { ...noPreview, page: 'cash', fixture: 'many', isBoxed: true, screen: 700 }
const opening = pageOpened({ page: 'cash', fixture: 'many', isBoxed: true, screen: 700 })
const problem = { path: 'title', message: 'too long' }
const shown: PreviewState = { ...opened, received: { config: { title: 'A' } }, marks: { active: 'title', hover: null }, reported: { boxes: ['title'], height: 900, problems: [problem], lastAction: 'invite' } }

it.each<[PreviewState, Event, PreviewState]>([
  [noPreview, opening, opened],
  [shown, opening, opened],
  [shown, previewClosed(), noPreview],
  [opened, configReceived({ config: { title: 'A' }, revision: 3 }), { ...opened, received: { config: { title: 'A' }, revision: 3 } }],
  [shown, configReceived({ config: { title: 'B' } }), { ...shown, received: { config: { title: 'B' } }, reported: { ...shown.reported, problems: [] } }],
  [opened, boxMarked({ box: 'title', status: 'hover' }), { ...opened, marks: { active: null, hover: 'title' } }],
  [shown, boxMarked({ box: 'title', status: 'inactive' }), { ...shown, marks: { active: null, hover: null } }],
  [opened, screenResized(300), { ...opened, screen: 300 }],
  [opened, messagesReported([{ type: 'preview/ready', page: 'cash', boxes: ['title'] }]), { ...opened, reported: { ...opened.reported, boxes: ['title'] } }],
  [opened, messagesReported([{ type: 'preview/height', height: 900 }]), { ...opened, reported: { ...opened.reported, height: 900 } }],
  [opened, messagesReported([{ type: 'preview/problem', ...problem }]), { ...opened, reported: { ...opened.reported, problems: [problem] } }],
  [opened, messagesReported([{ type: 'preview/action', name: 'invite' }]), { ...opened, reported: { ...opened.reported, lastAction: 'invite' } }],
  [shown, messagesReported([{ type: 'preview/problem', ...problem, revision: 3 }, { type: 'preview/height', height: 1 }]), { ...shown, reported: { ...shown.reported, height: 1, problems: [problem, { ...problem, revision: 3 }] } }],
  [opened, messagesReported([{ type: 'preview/box', box: 'title', status: 'hover' }]), opened],
])('from %j, %j leads to %j', (state, event, next) => {
  expect(previewReducer(state, event)).toEqual(next)
})

it('takes each configuration for a new one, also one that says the same', () => {
  const [first, second] = [1, 2].map(() => previewReducer(opened, configReceived({ config: {} })).received)
  expect(second).toEqual(first)
  expect(second).not.toBe(first)
})

it('holds plain data alone, whatever the parent sends', () => {
  const circle: Record<string, unknown> = { title: 'A' }
  circle['self'] = [circle]
  const deep = Array.from({ length: 10_000 }).reduce((inner: unknown) => ({ inner }), 1)
  expect(configReceived({ config: circle }).payload).toEqual({ config: { title: 'A', self: [{}] } })
  expect(configReceived({ config: { at: new Date(0), many: new Map([['a', 1]]), large: BigInt(1), twice: [circle['title'], circle['title']] } }).payload).toEqual({ config: { at: {}, many: {}, large: {}, twice: ['A', 'A'] } })
  expect(JSON.stringify(configReceived({ config: deep }).payload).length).toBeLessThan(2_000)
  expect(configReceived({ config: undefined }).payload).toEqual({ config: undefined })
})

it('shows nothing where the slice is not part of the store, and is never kept (config/adr/0008)', () => {
  expect(selectPreview({})).toBe(noPreview)
  expect(previewSlice.persist).toBeUndefined()
})
