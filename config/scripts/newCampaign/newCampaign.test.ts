import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NEEDED = ['src/campaigns/_example', 'src/campaigns/registry.ts', 'src/mocks/campaigns.ts', 'tests/architecture/routes.json']
/** In no catalogue but this test's: it is there whichever campaigns are built. */
const PREFIX = 'campaign-of-this-test'
const ROUTES = ['', '/preview', '/login', '/login/preview', '/rule', '/rule/preview', '/reward/list'].map((path) => ({ campaign: PREFIX, path: `/${PREFIX}${path}`, login: false, preview: path.endsWith('/preview') }))

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'campaign-'))
  for (const path of NEEDED) cpSync(path, join(root, path), { recursive: true })
  const catalogue = join(root, 'tests/architecture/routes.json')
  writeFileSync(catalogue, JSON.stringify([...(JSON.parse(readFileSync(catalogue, 'utf8')) as readonly object[]), ...ROUTES]))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const run = (prefix: string) => execFileSync(process.execPath, ['config/scripts/newCampaign/newCampaign.ts', prefix, root], { encoding: 'utf8' })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('copies the template under its new name, and adds its lines', () => {
  const said = run(PREFIX)
  expect(read('src/campaigns/registry.ts')).toContain(`  '${PREFIX}': () => import('./${PREFIX}'),\n}`)
  expect(read('src/mocks/campaigns.ts')).toContain(`\nexport { mocks as campaignOfThisTest } from '@/campaigns/${PREFIX}/mocks'\n`)
  const folder = `src/campaigns/${PREFIX}`
  const files = globSync('**/*.*', { cwd: join(root, folder) })
  expect(files).toHaveLength(globSync('**/*.*', { cwd: join(root, 'src/campaigns/_example') }).length)
  for (const file of files) expect({ file, text: read(`${folder}/${file}`) + file }).not.toEqual({ file, text: expect.stringMatching(/example/i) as string })
  expect(read(`${folder}/index.ts`)).toContain(`  prefix: '${PREFIX}',\n`)
  expect(read(`${folder}/README.md`).split('\n').length).toBeLessThanOrEqual(15)
  expect(said).toContain('the pages that the catalogue has besides: /reward/list')
  expect(said).toContain('what the catalogue does not have: /invitation-list, /invitee-register-success, /invitee-register-success/preview')
})

it('says where the routes of a campaign are listed that the catalogue does not have', () => {
  expect(run('unlisted-campaign')).toContain('list them in tests/architecture/routes.json below all others: /, /preview, /login, /login/preview, /rule, /rule/preview')
})

it.each(['', 'Turntable', 'a b', '../evil', '_example', 'test-drive-'])('refuses the prefix %j, and changes nothing', (prefix) => {
  const before = read('src/campaigns/registry.ts')
  const { status, stderr } = spawnSync(process.execPath, ['config/scripts/newCampaign/newCampaign.ts', prefix, root], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run new:campaign')])
  expect(read('src/campaigns/registry.ts')).toBe(before)
})

it('never writes over a campaign that is there', () => {
  run(PREFIX)
  const { status, stderr } = spawnSync(process.execPath, ['config/scripts/newCampaign/newCampaign.ts', PREFIX, root], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('is there already')])
  expect(existsSync(join(root, `src/campaigns/${PREFIX}/index.ts`))).toBe(true)
})
