import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const KEPT = 'src/campaigns/passenger-invite-passenger-activity-cash/tests/recordings/withdrawalRefused'
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As `npm run replay -- ...`. */
function command(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['config/scripts/replay/replay.ts', ...args], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

it('writes the journey test that is kept beside its recording', () => {
  const { status, said } = command(`${KEPT}.session.json`, '--as-test', folder)
  expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('withdrawalRefused.test.ts') })
  expect(readFileSync(join(folder, 'tests/recordings/withdrawalRefused.test.ts'), 'utf8')).toBe(readFileSync(`${KEPT}.test.ts`, 'utf8'))
}, 60_000)

it('says why a file is no recording, and ends with 2', () => {
  const file = join(folder, 'old.session.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(`${KEPT}.session.json`, 'utf8')) as object), version: 0 }))
  expect(command(file, '--lang', 'en')).toEqual({ status: 2, said: expect.stringContaining('This recording has version 0, which cannot be replayed here') })
}, 60_000)
