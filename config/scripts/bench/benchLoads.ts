// Cold loads of the floor and of the pages that people open, in turn, on slow 4G with a slow processor (tests/bench).
import { mkdirSync, writeFileSync } from 'node:fs'
import { measureLoad, warmUp } from '../../../tests/bench/measure.ts'
import { details, mediansOf, report, verdictLines, verdicts } from '../../../tests/bench/report.ts'
import { chooseRows, type Row } from './benchRows.ts'

export type BenchOptions = { readonly loads: number; /** All of them unless named. */ readonly pages?: readonly string[] }

const RESULT = 'test-results/bench.json'
/** So many pages are measured between two loads of the floor: a machine that does other things too does them to both. */
const FLOOR_EVERY = 3

export async function benchLoads({ loads, pages: words }: BenchOptions): Promise<void> {
  if (!Number.isInteger(loads) || loads < 1) throw new Error('Say how many loads: npm run bench -- --loads 3')
  const { rows, close } = await chooseRows({ words, isBesideFloor: true })
  const [floor] = rows
  const measure = async (row: Row, round: number): Promise<void> => {
    const load = await measureLoad(row.visit)
    row.loads.push(load)
    console.log(`${round}/${loads}  ${row.name}: ${Math.round(load.action || load.form || load.shown)} ms, ${load.bytes} bytes`)
  }
  try {
    for (const { visit } of rows) await warmUp(visit)
    for (let round = 1; round <= loads; round += 1) {
      for (const [index, row] of rows.entries()) {
        if (floor && index > 0 && index % FLOOR_EVERY === 0) await measure(floor, round)
        await measure(row, round)
      }
    }
  } finally {
    close()
  }

  const judged = verdicts(rows)
  console.log(`\nSlow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), 4 x slower processor, HTTP/2, brotli, medians of ${loads} loads; in brackets the share of the modern floor and what is wanted\n`)
  console.log(`${report(rows)}\n\n${details(rows)}\n\n${verdictLines(judged)}`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(RESULT, JSON.stringify({ loads, medians: Object.fromEntries(rows.map((row) => [row.name, mediansOf(row)])), judged, all: rows.map(({ name, visit: { address }, loads }) => ({ name, address, loads })) }, null, 2))
  console.log(`Written to ${RESULT}`)
}
