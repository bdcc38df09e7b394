import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const recordings = globSync('src/campaigns/*/tests/recordings/*.session.json')
const written = globSync('src/campaigns/*/tests/recordings/*.test.ts')
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As `npm run replay -- ...`. */
function command(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['config/scripts/replay/replay.ts', ...args], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

// No `it.each`, which refuses an empty table: a campaign may take the last of them away.
for (const file of written) {
  it(`writes the journey test ${basename(file)} that is kept beside its recording`, () => {
    const { status, said } = command(file.replace(/test\.ts$/, 'session.json'), '--as-test', folder)
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining(basename(file)) })
    expect(readFileSync(join(folder, 'tests/recordings', basename(file)), 'utf8')).toBe(readFileSync(file, 'utf8'))
  })
}

it('says why a file is no recording, and ends with 2', () => {
  const file = join(folder, 'old.session.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(recordings[0] ?? '', 'utf8')) as object), version: 0 }))
  expect(command(file, '--lang', 'en')).toEqual({ status: 2, said: expect.stringContaining('This recording has version 0, which cannot be replayed here') })
})
