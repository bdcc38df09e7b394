import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

/** One npm script of a longer run. A step that counts its own tests says how to read them; any other counts as one check. */
export type Step = { readonly script: string; readonly args?: readonly string[]; readonly countsBy?: Counting }
/** `jest` is told to write its results, any other step writes its counts to COUNTS_FILE. */
type Counting = 'jest' | 'own'
export type Counts = { readonly passed: number; readonly failed: number }

type JestResult = { readonly numPassedTests: number; readonly numFailedTests: number; readonly numRuntimeErrorTestSuites: number }

function readCounts(by: Counting | undefined, file: string): Counts {
  if (!by || !existsSync(file)) return { passed: 0, failed: 0 }
  const text = readFileSync(file, 'utf8')
  if (by === 'own') return JSON.parse(text) as Counts
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text) as JestResult
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Runs every step, also after a failure; says what each took and what was sampled; and ends with the one line that CI reads. */
export function runSteps(steps: readonly Step[]): void {
  const started = performance.now()
  const countsFile = join(tmpdir(), `mph5-counts-${process.pid}.json`)
  const leftFile = join(tmpdir(), `mph5-left-${process.pid}.txt`)
  let passed = 0
  let failed = 0
  const results: string[] = []
  for (const { script, args = [], countsBy } of steps) {
    const began = performance.now()
    const name = [script, ...args].join(' ')
    console.log(`\n> ${name}`)
    const extra = [...args, ...(countsBy === 'jest' ? ['--json', '--outputFile', countsFile] : [])]
    const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...extra], { stdio: 'inherit', env: { ...process.env, COUNTS_FILE: countsFile, LEFT_FILE: leftFile } })
    const counts = readCounts(countsBy, countsFile)
    rmSync(countsFile, { force: true })
    const isOk = status === 0
    passed += counts.passed
    failed += counts.failed
    // The step itself counts where it has no tests of its own, or where it failed beyond them (a crash, a file that cannot be read).
    if (isOk && !countsBy) passed += 1
    if (!isOk && counts.failed === 0) failed += 1
    results.push(`${isOk ? 'ok    ' : 'FAILED'}  ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
  console.log(`\n${results.join('\n')}\n${((performance.now() - started) / 1000).toFixed(0)} s in all`)
  if (existsSync(leftFile)) console.log(`\nLeft to npm run test:full:\n${readFileSync(leftFile, 'utf8').replace(/^/gm, '- ').replace(/- $/, '')}`)
  rmSync(leftFile, { force: true })
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}
