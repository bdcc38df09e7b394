import { jest } from '@jest/globals'
import { createFrameBudget, type FrameBudget } from './frameBudget'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const alive = (budget: FrameBudget) => ids.filter((id) => budget.isAlive(id)).join('')
const see = (budget: FrameBudget, seen: string) => seen.split('').forEach((id) => budget.see(id, true))
const leave = (budget: FrameBudget, left: string) => left.split('').forEach((id) => budget.see(id, false))

it('begins a few frames at a time, in the order in which they were seen, and the next when one has spoken', () => {
  const budget = createFrameBudget({ mostAlive: 4, mostLoading: 2 })
  see(budget, 'abcdef')
  expect(alive(budget)).toBe('ab')
  budget.settle('a')
  expect(alive(budget)).toBe('abc')
  budget.settle('b')
  budget.settle('c')
  budget.settle('d')
  expect(alive(budget)).toBe('abcd')
})

it('lets a frame out of sight live on until its place is needed, the longest unseen first', () => {
  const budget = createFrameBudget({ mostAlive: 3, mostLoading: 9 })
  see(budget, 'abc')
  for (const id of 'abc') budget.settle(id)
  leave(budget, 'abc')
  expect(alive(budget)).toBe('abc')
  // Seen once more: now it is the last to go.
  see(budget, 'a')
  leave(budget, 'a')
  see(budget, 'd')
  expect(alive(budget)).toBe('acd')
  see(budget, 'e')
  expect(alive(budget)).toBe('ade')
})

it('never takes the place of a frame in sight', () => {
  const budget = createFrameBudget({ mostAlive: 2, mostLoading: 9 })
  see(budget, 'abc')
  expect(alive(budget)).toBe('ab')
  leave(budget, 'a')
  expect(alive(budget)).toBe('bc')
})

it('gives up a frame that leaves before it has spoken, for those in sight', () => {
  const budget = createFrameBudget({ mostAlive: 9, mostLoading: 1 })
  see(budget, 'ab')
  expect(alive(budget)).toBe('a')
  leave(budget, 'a')
  expect(alive(budget)).toBe('b')
})

it('begins nothing while the wall is scrolled, and what is in sight when it stands', () => {
  const budget = createFrameBudget({ mostAlive: 9, mostLoading: 9 })
  budget.hold(true)
  see(budget, 'ab')
  leave(budget, 'a')
  expect(alive(budget)).toBe('')
  budget.hold(false)
  expect(alive(budget)).toBe('b')
})

it('tells of what changes, and of no more', () => {
  const budget = createFrameBudget({ mostAlive: 9, mostLoading: 9 })
  const heard = jest.fn()
  const stop = budget.subscribe(heard)
  leave(budget, 'abcdef')
  budget.settle('a')
  expect(heard).not.toHaveBeenCalled()
  see(budget, 'a')
  expect(heard).toHaveBeenCalledTimes(1)
  budget.drop('a')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(alive(budget)).toBe('')
  stop()
  see(budget, 'b')
  expect(heard).toHaveBeenCalledTimes(2)
})
