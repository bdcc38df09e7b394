import { openShelf } from './draftShelf'

beforeEach(() => localStorage.clear())

it('writes nothing over what another tab has kept since, until that was read', () => {
  const [here, there] = [openShelf(), openShelf()]
  expect([here.read('a'), there.read('a')]).toEqual([undefined, undefined])
  expect(there.save('a', { title: 'There' })).toBe('kept')
  expect(here.save('a', { title: 'Here' })).toBe('changedElsewhere')
  expect(here.read('a')).toEqual({ title: 'There' })
  expect(here.save('a', { title: 'Here' })).toBe('kept')
  expect(there.hasChanged('a', { title: 'There' })).toBe(true)
})

it.each([
  ['the same draft', { title: 'Same' }, { title: 'Same' }],
  ['no draft any more', {}, {}],
])('takes %s in both tabs for no change', (_, one, other) => {
  const [here, there] = [openShelf(), openShelf()]
  here.read('a')
  there.save('a', { title: 'First' })
  there.save('a', one)
  expect(here.hasChanged('a', other)).toBe(false)
  expect(here.save('a', other)).toBe('kept')
})

it('keeps the pages apart', () => {
  const [here, there] = [openShelf(), openShelf()]
  here.read('a')
  there.save('a/rule', { title: 'Rule' })
  expect(here.hasChanged('a', { title: 'Mine' })).toBe(false)
  expect([here.isAbout('a', 'market-platform-workbench:a'), here.isAbout('a', 'market-platform-workbench:a/rule'), here.isAbout('a', null)]).toEqual([true, false, true])
})

it('says when this browser keeps nothing', () => {
  const full = { getItem: () => null, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } } as unknown as Storage
  const shelf = openShelf(full)
  shelf.read('a')
  expect(shelf.save('a', { title: 'A' })).toBe('notKept')
})
