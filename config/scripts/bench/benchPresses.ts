// Presses on every button of the pages that people open, with a slow processor (tests/bench/measurePresses.ts).
import { mkdirSync, writeFileSync } from 'node:fs'
import { measurePresses } from '../../../tests/bench/measurePresses.ts'
import { pressMs } from '../../budgets.ts'
import { chooseRows } from './benchRows.ts'

const RESULT = 'test-results/presses.json'

export async function benchPresses(words: readonly string[] | undefined): Promise<void> {
  const { rows, close } = await chooseRows({ words, isBesideFloor: false })
  const found: { readonly page: string; readonly label: string; readonly ms: number | undefined }[] = []
  try {
    for (const { name, visit } of rows) {
      const presses = await measurePresses(visit)
      found.push(...presses.map((press) => ({ page: name, ...press })))
      console.log(`${name}: ${presses.map(({ label, ms }) => `${label} ${ms ?? 'leaves'}`).join(', ') || 'nothing to press'}`)
    }
  } finally {
    close()
  }
  const slow = found.filter(({ ms = 0 }) => ms > pressMs)
  console.log(`\n4 x slower processor: ${found.length - slow.length} of ${found.length} presses are answered on the screen within ${pressMs} ms`)
  for (const { page, label, ms } of slow) console.log(`MISSED  ${page}  ${label}  ${ms} ms`)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(RESULT, JSON.stringify(found, null, 2))
  console.log(`Written to ${RESULT}`)
}
