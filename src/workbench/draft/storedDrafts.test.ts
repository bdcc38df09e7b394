import { saveDraft, storedPages, readDraft } from './storedDrafts'

beforeEach(() => localStorage.clear())

it('keeps one draft per page', () => {
  expect(saveDraft('a', { title: 'A' })).toBe(true)
  expect(saveDraft('a/rule', { title: 'Rule' })).toBe(true)
  expect([readDraft('a'), readDraft('a/rule'), readDraft('b')]).toEqual([{ title: 'A' }, { title: 'Rule' }, undefined])
  localStorage.setItem('other', '{}')
  expect(storedPages().toSorted()).toEqual(['a', 'a/rule'])
})

it('keeps nothing of a page that is at its defaults', () => {
  saveDraft('a', { title: 'A' })
  saveDraft('a', {})
  expect(localStorage).toHaveLength(0)
})

it.each(['{', '[]', '"text"', 'null', '{"a":'.repeat(30) + '1' + '}'.repeat(30)])('takes a kept %s for no draft', (kept) => {
  localStorage.setItem('market-platform-workbench:a', kept)
  expect(readDraft('a')).toBeUndefined()
})

it('says when the browser keeps nothing', () => {
  const full = { setItem: () => { throw new DOMException('full', 'QuotaExceededError') } } as unknown as Storage
  expect(saveDraft('a', { title: 'A' }, full)).toBe(false)
})
