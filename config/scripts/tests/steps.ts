import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { readFigures, type Figures } from './figures.ts'
import { writeRecord } from './releaseRecord.ts'

/** One npm script of a longer run. A step that counts its own tests says how to read them; any other counts as one check. */
export type Step = { readonly script: string; readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>>; readonly countsBy?: Counting }
/** Steps one after the other, also after one that failed, or beside each other. */
export type Plan = Step | { readonly inTurn: readonly Plan[] } | { readonly beside: readonly Plan[] }

/** `jest` is told to write its results, any other step writes its counts to COUNTS_FILE. */
type Counting = 'jest' | 'own'
/** `failures` name each test that failed, with the first lines of why, `skipped` each test or suite that this machine cannot run: they are said again at the end, where a long log is still read. */
export type Counts = { readonly passed: number; readonly failed: number; readonly failures?: readonly string[]; readonly skipped?: readonly string[] }

type JestResult = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly duration?: number | null; readonly failureMessages: readonly string[] }[]
  }[]
}

const FAILURE_LINES = 12
const firstLines = (text: string): string => text.split('\n').slice(0, FAILURE_LINES).join('\n')

/** Of a file that could not be read at all, what was said of the file. */
function jestFailures({ testResults }: JestResult): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName, duration, failureMessages }) => `${fullName} (${duration ?? '?'} ms)\n${firstLines(failureMessages.join('\n'))}`)
    return failed.length === 0 && assertionResults.length === 0 && message ? [`${name}\n${firstLines(message)}`] : failed
  })
}

function readCounts(by: Counting | undefined, file: string): Counts {
  if (!by || !existsSync(file)) return { passed: 0, failed: 0 }
  const text = readFileSync(file, 'utf8')
  if (by === 'own') return JSON.parse(text) as Counts
  const result = JSON.parse(text) as JestResult
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites, failures: jestFailures(result) }
}

const toSteps = (...scripts: readonly string[]): readonly Step[] => scripts.map((script) => ({ script }))

/** For the type-aware rules, a Go program. With a core each its readers find out the same types, a sixth more work in all, and there is other work for the cores; with a larger heap before each collection they take a fifth less. */
const ONE_READER = { GOMAXPROCS: '1', GOGC: '400' } as const

/** What reads the sources alone. The rules that need types and the types themselves are one reading: `npm run typecheck` would be a second one. */
export const STATIC_STEPS: readonly Step[] = [{ script: 'lint', args: ['--type-check'], env: ONE_READER }, ...toSteps('boundaries', 'deadcode', 'lockfile:check', 'audit')]

/** What reads dist/, and builds it where it is absent or stale. */
export const BUILT_STEPS: readonly Step[] = toSteps('escheck', 'budgets')

type Ended = { readonly name: string; readonly status: number; readonly seconds: number; readonly counts: Counts; readonly figures: Figures; readonly isCounted: boolean }

const nameOf = ({ script, args = [] }: Step): string => [script, ...args].join(' ')

/** Runs one step. With `isShownLater` what it says is kept until it has ended, so that steps beside each other do not talk at once. */
async function runStep(step: Step, leftFile: string, isShownLater: boolean): Promise<Ended> {
  const { script, args = [], env, countsBy } = step
  const began = performance.now()
  const name = nameOf(step)
  const countsFile = join(tmpdir(), `mph5-counts-${process.pid}-${script.replace(':', '-')}.json`)
  const figuresFile = join(tmpdir(), `mph5-figures-${process.pid}-${name.replace(/\W+/g, '-')}.txt`)
  const extra = [...args, ...(countsBy === 'jest' ? ['--json', '--outputFile', countsFile] : [])]
  console.log(isShownLater ? `begun: ${name}` : `\n> ${name}`)
  const child = spawn('npm', ['run', '--silent', script, '--', ...extra], { stdio: ['inherit', isShownLater ? 'pipe' : 'inherit', isShownLater ? 'pipe' : 'inherit'], env: { ...env, ...process.env, COUNTS_FILE: countsFile, FIGURES_FILE: figuresFile, LEFT_FILE: leftFile } })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  if (isShownLater) process.stdout.write(Buffer.concat([Buffer.from(`\n> ${name}\n`), ...said]))
  const counts = readCounts(countsBy, countsFile)
  const figures = readFigures(figuresFile)
  for (const file of [countsFile, figuresFile]) rmSync(file, { force: true })
  return { name, status, seconds: (performance.now() - began) / 1000, counts, figures, isCounted: countsBy !== undefined }
}

/** The step itself counts where it has no tests of its own, or where it failed beyond them (a crash, a file that cannot be read). */
function countsOf({ status, counts: { passed, failed }, isCounted }: Ended): Counts {
  return { passed: passed + (status === 0 && !isCounted ? 1 : 0), failed: failed + (status !== 0 && failed === 0 ? 1 : 0) }
}

type Run = { readonly leftFile: string; readonly isRecorded: boolean }

const record = (step: Ended): void => writeRecord({ [step.name]: { minutes: Number((step.seconds / 60).toFixed(1)), ...countsOf(step), figures: step.figures } })

async function runPlan(plan: Plan, run: Run, isShownLater = false): Promise<readonly Ended[]> {
  if ('script' in plan) {
    const step = await runStep(plan, run.leftFile, isShownLater)
    if (run.isRecorded) record(step)
    return [step]
  }
  if ('beside' in plan) return (await Promise.all(plan.beside.map((part) => runPlan(part, run, true)))).flat()
  const ended: Ended[] = []
  for (const part of plan.inTurn) ended.push(...(await runPlan(part, run, isShownLater)))
  return ended
}

/** The steps of a plan whose names hold one of these words. */
export function onlySteps(plan: Plan, words: readonly string[]): Plan {
  if ('script' in plan) return words.some((word) => nameOf(plan).includes(word)) ? plan : { inTurn: [] }
  return 'beside' in plan ? { beside: plan.beside.map((part) => onlySteps(part, words)) } : { inTurn: plan.inTurn.map((part) => onlySteps(part, words)) }
}

/** Runs every step; says what each took and what was sampled; and ends with the one line that CI reads. With `isRecorded` each step is written down as it ends (releaseRecord.ts): a run of hours may be broken off. */
export async function runSteps(plan: Plan, { isRecorded = false }: { readonly isRecorded?: boolean } = {}): Promise<void> {
  const started = performance.now()
  const leftFile = join(tmpdir(), `mph5-left-${process.pid}.txt`)
  const ended = await runPlan(plan, { leftFile, isRecorded })
  const results = ended.map(({ name, status, seconds }) => `${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  console.log(`\n${results.join('\n')}\n${((performance.now() - started) / 1000).toFixed(0)} s in all`)
  const failures = ended.flatMap(({ name, counts }) => (counts.failures ?? []).map((failure) => `${name}: ${failure}`))
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`)
  const skipped = ended.flatMap(({ name, counts }) => (counts.skipped ?? []).map((what) => `- ${name}: ${what}`))
  if (skipped.length > 0) console.log(`\nSkipped on this machine:\n${skipped.join('\n')}`)
  if (existsSync(leftFile)) console.log(`\nLeft to npm run test:full:\n${readFileSync(leftFile, 'utf8').replace(/^/gm, '- ').replace(/- $/, '')}`)
  rmSync(leftFile, { force: true })
  const sum = (of: 'passed' | 'failed'): number => ended.map(countsOf).reduce((all, counts) => all + counts[of], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}
