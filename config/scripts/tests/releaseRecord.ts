import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Figures } from './figures.ts'

/** What `npm run test:full` last found, step by step: kept with the code, so that a release says what it stands on. */
export const RELEASE_RECORD = 'config/release.json'

export type StepRecord = { readonly commit: string; readonly day: string; readonly minutes: number; readonly passed: number; readonly failed: number; readonly figures: Figures }
export type ReleaseRecord = Readonly<Record<string, StepRecord>>

/** Steps that were not run keep what was found of them before, with the commit that it was found of. */
export function mergeRecord(before: ReleaseRecord, found: ReleaseRecord): ReleaseRecord {
  const merged = { ...before, ...found }
  return Object.fromEntries(Object.keys(merged).toSorted().map((step) => [step, merged[step] as StepRecord]))
}

export function writeRecord(steps: Readonly<Record<string, Omit<StepRecord, 'commit' | 'day'>>>, file = RELEASE_RECORD): void {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const found = Object.fromEntries(Object.entries(steps).map(([step, record]) => [step, { commit, day, ...record }]))
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord) : {}
  writeFileSync(file, `${JSON.stringify(mergeRecord(before, found), null, 2)}\n`)
}
