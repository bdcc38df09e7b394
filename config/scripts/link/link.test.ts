/** A process for each case, which reads every campaign: about two seconds each. */
import { spawnSync } from 'node:child_process'
import { registry } from '@/campaigns/registry'

const [prefix = ''] = Object.keys(registry)

function link(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['config/scripts/link/link.ts', ...args], { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } })
  return { status, stdout, stderr }
}

it('shows how it is used, in either language, and that it was not', () => {
  expect(link('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--make') })
  expect(link('--lang', 'en').stdout).toContain('the way back')
  expect(link()).toMatchObject({ status: 1 })
})

it('explains an address and makes one', () => {
  const { status, stdout } = link(`${prefix}/login?promoterCode=P8K3QX`, '--lang', 'en', '--json')
  expect(status).toBe(0)
  const sections = JSON.parse(stdout) as readonly { readonly name: string; readonly lines: readonly { readonly text: string }[] }[]
  expect(sections.map(({ name }) => name)).toEqual(['Site', 'Page', 'Parameters', 'Who opens it', 'Calls', 'What it shows', 'Where a login leads'])
  expect(sections[2]?.lines[0]?.text).toContain('did you mean promotorCode')
  const made = link('--make', prefix, '--inviter', 'P8K3QX', '--site', 'h5-sit.ride-market.example')
  expect(made.stdout).toContain(`https://h5-sit.ride-market.example/market-platform-h5/${prefix}?sourceId=`)
  expect(made.stdout).toMatch(/[█▀▄]{20}/)
})

it.each([
  [['x', '--host', 'none'], 'wechat'],
  [['x', '--as', '12'], '12'],
  [['mailto:a@b.c'], '链接'],
  [['--make', `${prefix}x`], prefix],
  [['--make', prefix, '--page', 'none'], 'login'],
  [['x', '--server', 'http://localhost:9'], 'npm start'],
  [['x', '--server', 'localhost:9'], 'http://localhost:9'],
  [['x', '--server', '127.0.0.1:9'], 'http://127.0.0.1:9'],
  [['x', '--server', 'mailto:a@b.c'], '--server'],
  [['x', '--server', 'here'], '--server'],
])('refuses %j, and says why', (args, why) => {
  expect(link(...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(why) })
})
