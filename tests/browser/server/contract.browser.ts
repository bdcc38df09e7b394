// About 13 s.
import { equal, match } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { backend, site } from '../driver/inBothBrowsers.ts'

const gateway = new URL(site).origin

type Ended = { readonly code: number; readonly said: string }

const check = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, ['config/scripts/contract/contractCheck.ts', '--gateway', gateway, ...args], (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, said: stdout + stderr }))
  })

async function tokenOf(mobile: string): Promise<string> {
  const body = JSON.stringify({ accountName: mobile, loginCode: '123456', accountType: 1, platform: 'h5', contextToken: '' })
  const response = await fetch(new URL('/cas/v2/caslogin', site), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  return ((await response.json()) as { readonly data: { readonly casJwt: string } }).data.casJwt
}

void test('a served backend keeps to the contract, and is told by name where it does not', async () => {
  await backend('reset')
  const right = await check('--token', await tokenOf('13800138000'))
  match(right.said, /^\d{3} questions asked, 0 differences, 0 notes$/m)
  equal(right.code, 0)

  await backend('scenario', { getLoginPage: 'textCode' })
  const wrong = await check('--only', 'getLoginPage')
  await backend('reset')
  match(wrong.said, /DIFFERS {2}getLoginPage, as it is: GET [^]*broken {2}errCode: digits in a text in place of an integer/)
  equal(wrong.code, 1)
})
