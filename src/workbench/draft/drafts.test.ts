import { configOf, draftsReducer, isOwn, type DraftEvent, type Drafts } from './drafts'

const after = (...events: readonly DraftEvent[]): Drafts => events.reduce(draftsReducer, {})
const opened = (linked?: object): DraftEvent => ({ type: 'opened', page: 'a', kept: { title: 'Kept' }, at: 0, ...(linked ? { linked: linked as Record<string, unknown> } : {}) })
const edited = (path: readonly string[], value: unknown, at = 1): DraftEvent => ({ type: 'edited', page: 'a', path, value, isTyping: true, at })

it('starts with what this browser kept, and with nothing for a page that was never opened', () => {
  expect(configOf(after(opened()), 'a')).toEqual({ title: 'Kept' })
  expect(configOf({}, 'a')).toEqual({})
})

it('takes a link over what was kept, and undo brings that back', () => {
  const drafts = after(opened({ title: 'Linked' }))
  expect(configOf(drafts, 'a')).toEqual({ title: 'Linked' })
  expect(configOf(draftsReducer(drafts, { type: 'wentTo', page: 'a', index: 0 }), 'a')).toEqual({ title: 'Kept' })
})

it('makes no step of a link that says what is there, nor of a page that is opened again', () => {
  expect(after(opened({ title: 'Kept' }))['a']?.steps).toHaveLength(1)
  const drafts = after(opened(), edited(['title'], 'New'))
  expect(draftsReducer(drafts, opened())).toBe(drafts)
})

it('names each step by its field, and keeps the pages apart', () => {
  const drafts = after(opened(), edited(['share', 'link'], '/a'), { ...edited(['title'], 'B'), page: 'b' })
  expect(drafts['a']?.steps.map(({ what }) => what)).toEqual(['start', 'share.link'])
  expect(configOf(drafts, 'b')).toEqual({ title: 'B' })
})

it('undoes an import as a whole', () => {
  const drafts = after(opened(), { type: 'replaced', page: 'a', config: { accent: '#ff0000' }, what: 'import', at: 5 })
  expect(configOf(drafts, 'a')).toEqual({ accent: '#ff0000' })
  expect(configOf(draftsReducer(drafts, { type: 'wentTo', page: 'a', index: 0 }), 'a')).toEqual({ title: 'Kept' })
})

it('goes back to a step by what it is, and nowhere once it is cut off', () => {
  const full = after(opened(), ...Array.from({ length: 199 }, (_, n) => edited([`field${n}`], n, n * 5_000)))
  const step = full['a']!.steps.at(-1)!
  const imported = draftsReducer(full, { type: 'replaced', page: 'a', config: { accent: '#ff0000' }, what: 'import', at: 1_000_000 })
  expect(configOf(draftsReducer(imported, { type: 'wentBackTo', page: 'a', step }), 'a')).toBe(step.value)
  expect(draftsReducer(imported, { type: 'wentBackTo', page: 'a', step: full['a']!.steps[0] })).toBe(imported)
})

const theirs: DraftEvent = { type: 'replaced', page: 'a', config: { title: 'Theirs' }, what: 'otherTab', at: 5 }
it.each<[string, readonly DraftEvent[], boolean]>([
  ['opened', [], false],
  ['taken over from another tab', [theirs], false],
  ['edited', [edited(['title'], 'New')], true],
  ['edited after it was taken over', [theirs, edited(['title'], 'New')], true],
  ['edited, and undone', [edited(['title'], 'New'), { type: 'wentTo', page: 'a', index: 0 }], true],
  ['opened by a link that says something', [opened({ title: 'Linked' })], true],
])('a page that was %s has changes of this tab, or none', (_, events, has) => {
  expect(isOwn(after(opened(), ...events)['a']!)).toBe(has)
})
