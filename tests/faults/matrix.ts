import type { Backend } from '@/mocks/backend'
import { REPLY_FAULTS } from '@/mocks/scenario/faults'
import { runCell, runStart } from './cells'
import { approach, type Call } from './discover'
import { press } from './explore'
import { endAtOnce } from './hurry'
import type { Visit } from './pages'
import { isWhole, type Planned } from './plan'
import { readEnd, type Cell, type End } from './retry'
import { leave, open } from './visit'
import { settle } from './watch'

export type Report = { readonly cells: number; readonly problems: readonly string[] }

/** The calls of a page in the faults that are planned for them, and what was wrong with what a person saw. */
export async function runMatrix(backend: Backend, visit: Visit, plan: readonly Planned[]): Promise<Report> {
  const problems: string[] = []
  let cells = 0
  const ends = new Map<string, End>()
  for (const { call, faults } of plan.filter((planned) => planned.faults.length > 0)) {
    const way = call.presses.join(' › ')
    const healthy = ends.get(way) ?? (await runHealthy(backend, visit, call))
    ends.set(way, healthy)
    const planned = inOrder(call, faults).map((fault): Cell => ({ backend, visit, call, fault, healthy }))
    cells += planned.length
    for (let begun = 0; begun < planned.length;) {
      const met = await runStart(planned.slice(begun, isWhole ? begun + 1 : undefined))
      if (met.problem) problems.push(...(await lookAgain(planned.slice(begun, begun + met.cells))))
      begun += met.cells
    }
  }
  return { cells, problems }
}

/** What is wrong is wrong twice, and with a start of its own: the earliest time for a test drive passes every ten minutes, and with it what the user chose before the fault. Or it is wrong twice where the faults follow one another. */
async function lookAgain(cells: readonly Cell[]): Promise<readonly string[]> {
  const nameOf = ({ visit, call, fault }: Cell): string => `${visit.name} · ${[...call.presses, call.endpoint].join(' › ')} · ${fault}`
  const problems: string[] = []
  for (const cell of cells) {
    // A start of its own is what it had, where it was met alone.
    const found = (cells.length === 1 || (await runCell(cell))) && (await runCell(cell))
    if (found) problems.push(`${nameOf(cell)}: ${found}`)
  }
  if (problems.length > 0 || cells.length === 1) return problems
  const { problem } = await runStart(cells)
  return problem ? [`${nameOf(cells.at(-1)!)}, after ${cells.slice(0, -1).map(({ fault }) => fault).join(', ')}: ${problem}`] : []
}

/** An action that has been done, and only its answer was spoilt, is not to be pressed again: such faults are met last. */
function inOrder({ presses }: Call, faults: readonly string[]): readonly string[] {
  const isLast = (fault: string): boolean => fault === 'late' || (presses.length > 0 && Object.hasOwn(REPLY_FAULTS, fault))
  return [...faults.filter((fault) => !isLast(fault)), ...faults.filter(isLast)]
}

async function runHealthy(backend: Backend, visit: Visit, { presses }: Call): Promise<End> {
  const goOn = endAtOnce(visit.waits)
  const app = await open(backend, visit)
  await settle()
  if (presses.length > 0 && (await approach(visit, presses)) && (await press(presses.at(-1)!))) await settle()
  const healthy = readEnd(app)
  goOn()
  await leave(backend)
  return healthy
}
