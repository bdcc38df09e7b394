/** A process for each: about a second each, three for `link`, which reads every campaign's words. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
/** The commands for people; the others are steps of `npm test`. */
const tools = ['serve', 'demo', 'link', 'gallery', 'replay', 'replay:record', 'pictures', 'contract', 'contract:check', 'new:campaign', 'bench']

const run = (tool: string, ...args: readonly string[]) => {
  const [, file = ''] = /(config\/scripts\/\S+)$/.exec(scripts[tool] ?? '') ?? []
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } })
  return { status, stdout, stderr }
}

it.each(tools)('npm run %s says what it does, and what it cannot be told, and does nothing', (tool) => {
  const { status, stdout, stderr } = run(tool, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  // Its call, and below what it does an example.
  expect(stdout.split(`npm run ${tool}`).length).toBeGreaterThan(2)
  expect(stdout.split('\n').filter((line) => line.length > 160)).toEqual([])
  expect(run(tool, '--nonsense')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(new RegExp(`--nonsense[^]*npm run ${tool}`)) as string })
})

it('npm run demo gives an example that shows: what is served holds the demo at its base', () => {
  const [, out = '', base = '', served = ''] = /--out (\S+) --base (\S+) && npx serve (\S+)/.exec(run('demo', '--help').stdout) ?? []
  expect(`${out}/`).toBe(served + base)
})

it.each([
  ['serve', '--port', '70000'],
  ['serve', '--port', 'x'],
  ['bench', '--campaigns', '28,'],
  ['demo', '--base', '/Shop'],
  ['demo', '--out', 'src'],
  ['pictures', 'all'],
  ['gallery', '--width', '12'],
  ['gallery', '--height', 'tall'],
  ['replay', '--speed', 'slow', 'x.session.json'],
  ['replay:record', 'noSuchJourney'],
])('npm run %s is not told %s %s', (tool, ...args) => {
  expect(run(tool, ...args)).toMatchObject({ status: 2, stdout: '' })
})
