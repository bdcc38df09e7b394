import { columnsOf, settlePath, type PickerChoice } from './cascade'

const leaf = (value: string): PickerChoice => ({ value, label: value })
const tree: readonly PickerChoice[] = [
  { ...leaf('A'), below: [leaf('a1'), leaf('a2')] },
  { ...leaf('B'), below: [leaf('b1')] },
]

it.each([
  [[], ['A', 'a1']],
  [['B'], ['B', 'b1']],
  [['A', 'a2'], ['A', 'a2']],
  [['B', 'a2'], ['B', 'b1']],
  [['gone', 'a2'], ['A', 'a2']],
])('settles %j as %j', (wanted, path) => {
  expect(settlePath(tree, wanted)).toEqual(path)
})

it.each([
  [['A'], ['A', 'a2']],
  [['B'], ['A', 'a2']],
  [['A', 'a1'], ['A', 'a2']],
])('settles %j without what cannot be had', (wanted, path) => {
  const partly: readonly PickerChoice[] = [{ ...leaf('A'), below: [{ ...leaf('a1'), note: 'full' }, leaf('a2')] }, { ...leaf('B'), note: 'full', below: [{ ...leaf('b1'), note: 'full' }] }]
  expect(settlePath(partly, wanted)).toEqual(path)
})

it('has no path where nothing can be had', () => {
  expect(settlePath([{ ...leaf('A'), note: 'full' }], ['A'])).toEqual([])
})

it('has no path without choices', () => {
  expect(settlePath([], ['A'])).toEqual([])
})

it('shows in each column what belongs to the choice before it', () => {
  expect(columnsOf(tree, ['B', 'b1']).map((column) => column.map(({ value }) => value))).toEqual([['A', 'B'], ['b1']])
})
