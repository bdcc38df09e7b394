import { globSync, readFileSync } from 'node:fs'
import type { PartReport } from '../../../tests/faults/reach.ts'
import { noteFigure } from './figures.ts'
import { leaveToFull } from './leftToFull.ts'

/** Says what the parts of the matrix went through and what they left, added up. */
export function tellFaults(): void {
  const reports = globSync('node_modules/.cache/faults/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as PartReport)
  const sum = (of: 'pages' | 'cells' | 'left'): number => reports.reduce((all, report) => all + report[of], 0)
  if (reports.length > 0) console.log(`faults: ${sum('pages')} pages, ${sum('cells')} cells`)
  for (const what of ['pages', 'cells'] as const) noteFigure(what, sum(what))
  if (sum('left') > 0) leaveToFull(`${sum('left')} of ${sum('cells') + sum('left')} cells of the fault matrix (page x call x fault)`)
  for (const file of globSync('node_modules/.cache/faults/*.left')) leaveToFull(readFileSync(file, 'utf8'))
}
