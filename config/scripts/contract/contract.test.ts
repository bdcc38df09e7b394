import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (script: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`config/scripts/contract/${script}.ts`, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

it.each(['', 'gateway', 'ftp://gateway', 'http://'])('asks no gateway at %j', (address) => {
  expect(run('contractCheck', '--gateway', address)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('No address') as string })
})

it('writes the document where it is told to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const out = join(folder, 'api.json')
  expect(run('contract', '--out', out)).toMatchObject({ status: 0, stdout: expect.stringMatching(/: \d+ addresses, OpenAPI 3\.1\.0/) as string })
  expect(existsSync(out)).toBe(true)
  rmSync(folder, { recursive: true })
})

it('ends with 1 at a gateway that is not there, and names what was asked', () => {
  expect(run('contractCheck', '--gateway', 'http://127.0.0.1:9', '--only', 'getLoginPage')).toMatchObject({ status: 1, stdout: expect.stringMatching(/DIFFERS {2}getLoginPage, as it is: GET [^]*the reply: no reply at all/) as string })
})
