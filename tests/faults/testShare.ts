import { jest } from '@jest/globals'
import { mountTestBackend } from '@/mocks/jest'
import { discover, type Call } from './discover'
import { FAULTS } from './faults'
import { dropStacks, wantLessMotion } from './hurry'
import { runMatrix } from './matrix'
import { allVisits, type Visit } from './pages'
import { isWhole, planOf, shareOf } from './plan'
import { judgeReach, sharedCalls } from './reach'
import { failVendorScripts, watchCalls, watchScreen } from './watch'

/** Files that share the pages: the test runner gives each to a worker. */
const PARTS = 6

const visits = await allVisits()

/** One part of the matrix of pages, calls and faults, and its figures in the test's output. */
export function testShare(part: number): void {
  const backend = mountTestBackend({ slowMilliseconds: 60 })
  beforeAll(dropStacks)
  if (!isWhole) beforeAll(wantLessMotion)
  beforeAll(watchCalls)
  beforeAll(failVendorScripts)
  beforeAll(watchScreen)
  // Development builds say much that is no fault.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
  const figures = { pages: 0, cells: 0, left: 0 }
  const reached = new Set<string>()
  const known = new Map<Visit, readonly Call[]>()

  const callsOf = async (visit: Visit): Promise<readonly Call[]> => {
    const calls = known.get(visit) ?? (await sharedCalls(visit.name, () => discover(backend, visit)))
    known.set(visit, calls)
    return calls
  }

  const share = shareOf(visits, part, PARTS)
  // No `it.each`, which refuses an empty table: where few campaigns are named, some parts have none.
  for (const visit of share) it(`${visit.name} stands ${isWhole ? 'every fault of every call' : 'the faults of its calls'}`, async () => {
    const calls = await callsOf(visit)
    for (const { endpoint } of calls) reached.add(endpoint)
    const plan = await planOf(visit, visits, callsOf)
    const report = await runMatrix(backend, visit, plan)
    figures.pages += 1
    figures.cells += report.cells
    figures.left += calls.length * FAULTS.length - report.cells
    expect(report.problems).toEqual([])
  }, 600_000)

  it('together the parts reach every endpoint of every campaign', () => {
    const { pages, cells, left } = figures
    expect(judgeReach(part, PARTS, { reached: [...reached], pages, cells, left })).toEqual([])
  })

  it('meets faults on every page that asks for something', () => {
    // Of the campaigns that are named, some may ask for nothing.
    expect(figures.cells > 0 || process.env['CAMPAIGNS'] !== undefined).toBe(true)
  })
}
