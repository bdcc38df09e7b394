import { needLines, type FigureStat } from './figureStat'

const sum = (cents: number | undefined): FigureStat => ({ label: '累计奖励', cents })

it.each([
  ['none', [], false],
  ['sums that fit', [sum(999_999), sum(0)], false],
  ['one that does not fit', [sum(0), sum(1_000_000)], true],
  ['one that is not known', [sum(undefined)], false],
  ['words, however long', [{ label: '已邀好友', words: '1000000000人' }], false],
] as const)('needs lines of their own with %s: %j -> %s', (_, stats, expected) => {
  expect(needLines(stats)).toBe(expected)
})
