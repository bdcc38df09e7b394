import { jest } from '@jest/globals'
import { mountTestBackend } from '@/mocks/jest'
import { discover } from './discover'
import { FAULTS } from './faults'
import { dropStacks } from './hurry'
import { runMatrix } from './matrix'
import { allVisits, shareOf } from './pages'
import { judgeReach } from './reach'
import { failVendorScripts, watchCalls, watchScreen } from './watch'

/** Files that share the pages: the test runner gives each to a worker. */
const PARTS = 4

const visits = await allVisits()

/** One part of the matrix of pages, calls and faults, and its figures in the test's output. */
export function testShare(part: number): void {
  const backend = mountTestBackend({ slowMilliseconds: 60 })
  beforeAll(dropStacks)
  beforeAll(watchCalls)
  beforeAll(failVendorScripts)
  beforeAll(watchScreen)
  // Development builds say much that is no fault.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
  let cells = 0
  let failures = 0
  const reached = new Set<string>()

  const share = shareOf(visits, part, PARTS)
  it.each(share.map((visit) => [visit.name, visit] as const))('%s stands every fault of every call', async (_, visit) => {
    const calls = await discover(backend, visit)
    for (const { endpoint } of calls) reached.add(endpoint)
    const report = await runMatrix(backend, visit, calls)
    cells += report.cells
    failures += report.problems.length
    expect(report.problems).toEqual([])
  }, 600_000)

  it('together the parts reach every endpoint of every campaign', () => {
    expect(judgeReach(part, PARTS, reached)).toEqual([])
  })

  it('meets each fault on every page, and more often than once', () => {
    expect(cells).toBeGreaterThan(share.length * FAULTS.length)
  })

  afterAll(() => void process.stdout.write(`Fault matrix, part ${part + 1} of ${PARTS}: ${cells} cells, ${failures} failures\n`))
}
