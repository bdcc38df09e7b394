// A process that testBrowser.ts starts: it runs one test file after the other as it is told to, all with the modules and the browser that the first of them needed.
import { spawnSync } from 'node:child_process'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { inspect } from 'node:util'
import { tellLeftTests } from '../../../tests/browser/driver/inBothBrowsers.ts'
import { stopShared } from '../../../tests/browser/driver/launch.ts'
import type { Run } from './lanes.ts'
import type { Counts } from './steps.ts'

async function runFile(file: string): Promise<Counts> {
  let passed = 0
  const failures: string[] = []
  const skipped: string[] = []
  const stream = run({ files: [file], isolation: 'none' })
  // To the runner a file has ended once its process is about to: this one has more to do. It then waits for the tests that it knows by now, which are all.
  stream.once('test:start', () => process.emit('beforeExit', 0))
  // To the runner what was skipped has passed; of a suite that was it does not know the tests.
  stream.on('test:pass', ({ name, details, skip }) => {
    if (skip) skipped.push(`${file}: ${name} (${skip})`)
    else if (details.type !== 'suite') passed += 1
  })
  stream.on('test:fail', ({ name, details }) => failures.push(`${file}: ${name}\n${details.error.message}\n${inspect(details.error.cause)}`))
  const report = stream.compose(spec)
  report.pipe(process.stdout, { end: false })
  await new Promise((resolve) => report.once('end', resolve))
  tellLeftTests(file)
  return { passed, failed: failures.length, failures, skipped }
}

// What is woken waits its turn, where a system can do so (Linux): the many processes of a browser wake each other all the time, which is a thirtieth of the work.
spawnSync('chrt', ['--batch', '--pid', '0', String(process.pid)])

process.on('message', ({ file, part }: Run) => {
  if (part !== undefined) process.env.PART = String(part)
  void runFile(file).then((counts) => process.send?.(counts))
})
process.on('disconnect', () => void stopShared().then(() => process.exit()))
