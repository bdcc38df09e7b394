import { jest } from '@jest/globals'
import { mountTestBackend } from '@/mocks/jest'
import { failVendorScripts, watchCalls, watchScreen } from './explore'
import { discover } from './discover'
import { runMatrix } from './matrix'
import { allVisits, shareOf } from './pages'

/** Files that share the pages: the test runner gives each to a worker. */
const PARTS = 4

const visits = await allVisits()

/** One part of the matrix of pages, calls and faults, and its figures in the test's output. */
export function testShare(part: number): void {
  const backend = mountTestBackend({ slowMilliseconds: 60 })
  beforeAll(watchCalls)
  beforeAll(failVendorScripts)
  beforeAll(watchScreen)
  // Development builds say much that is no fault.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
  let cells = 0
  let failures = 0

  it.each(shareOf(visits, part, PARTS).map((visit) => [visit.name, visit] as const))('%s stands every fault of every call', async (_, visit) => {
    const calls = await discover(backend, visit)
    const report = await runMatrix(backend, visit, calls)
    cells += report.cells
    failures += report.problems.length
    expect(report.problems).toEqual([])
  }, 600_000)

  afterAll(() => void process.stdout.write(`Fault matrix, part ${part + 1} of ${PARTS}: ${cells} cells, ${failures} failures\n`))
}
