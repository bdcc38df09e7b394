import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

/** One npm script of a longer run. A step that counts its own tests says how to read them; any other counts as one check. */
export type Step = { readonly script: string; readonly args?: (countsFile: string) => readonly string[]; readonly readCounts?: (text: string) => Counts }
export type Counts = { readonly passed: number; readonly failed: number }

/** Runs every step, also after a failure, and ends with the one line that CI reads. */
export function runSteps(steps: readonly Step[]): void {
  const started = performance.now()
  const countsFile = join(tmpdir(), `mph5-counts-${process.pid}.json`)
  let passed = 0
  let failed = 0
  const results: string[] = []
  for (const { script, args, readCounts } of steps) {
    const began = performance.now()
    console.log(`\n> ${script}`)
    const extra = args ? ['--', ...args(countsFile)] : []
    const { status } = spawnSync('npm', ['run', '--silent', script, ...extra], { stdio: 'inherit', env: { ...process.env, COUNTS_FILE: countsFile } })
    const counts = readCounts && existsSync(countsFile) ? readCounts(readFileSync(countsFile, 'utf8')) : { passed: 0, failed: 0 }
    rmSync(countsFile, { force: true })
    const isOk = status === 0
    passed += counts.passed
    failed += counts.failed
    // The step itself counts where it has no tests of its own, or where it failed beyond them (a crash, a file that cannot be read).
    if (isOk && !readCounts) passed += 1
    if (!isOk && counts.failed === 0) failed += 1
    results.push(`${isOk ? 'ok    ' : 'FAILED'}  ${script} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  }
  console.log(`\n${results.join('\n')}\n${((performance.now() - started) / 1000).toFixed(0)} s in all`)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}
