import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothBrowsers, site } from './inBothBrowsers.ts'

type Campaign = { readonly prefix: string; readonly sourceId: string }
type Received = { readonly endpoint?: string; readonly path: string; readonly headers: Record<string, string> }

const CASH = 'passenger-invite-passenger-activity-cash'
const answerOf = async <T>(path: string): Promise<T> => (await (await fetch(new URL(`/__mock__/${path}`, site))).json()) as T
const isReady = `document.documentElement.getAttribute('data-app') === 'ready'`

async function loginAddress(): Promise<string> {
  const campaign = (await answerOf<Campaign[]>('campaigns')).find(({ prefix }) => prefix === CASH)
  ok(campaign, 'the embedded backend lists the cash campaign')
  return `${site}${CASH}/login?sourceId=${campaign.sourceId}`
}

inBothBrowsers('a new passenger logs in by phone and code and sees the cash home (spec 1 §4)', async (page) => {
  await page.goto(await loginAddress())
  await page.waitUntil(isReady)
  await page.fill('手机号', '13800138000')
  await page.check('同意')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.fill('验证码', '123456')
  await page.click('button', '登录')
  await page.waitUntil(`location.pathname.indexOf('/login') < 0 && ${isReady}`)
  await page.find('button', '立即邀请')
  equal((await page.address()).pathname, `/market-platform-h5/${CASH}`)
  deepEqual(page.errors(), [])
})

inBothBrowsers('the page configuration is asked for once, with the headers of every call (spec 1 §7)', async (page) => {
  await page.goto(await loginAddress())
  await page.waitUntil(isReady)
  await page.find('textbox', '手机号')
  const calls = (await answerOf<Received[]>('requests')).filter(({ path }) => path.includes('getLoginPage'))
  equal(calls.length, 1)
  const headers = Object.fromEntries(Object.entries(calls[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  equal(headers['x-saic-platform'], 'h5')
  equal(headers['x-requested-with'], 'XMLHttpRequest')
  equal(headers['x-saic-device-id']?.length, 32)
  equal(headers['x-saic-device-id'], await page.evaluate<string>(`sessionStorage.getItem('market-platform-h5:device')`))
})

inBothBrowsers('a number that is typed before the bundle is there goes on in the form, with the keyboard where it was', async (page) => {
  await page.emulateNetwork({ latency: 300, downKbps: 3000, upKbps: 1000 })
  await page.goto(`${site}passenger-invite-passenger-activity-cash/login?sourceId=PIPCASH2026`)
  await page.waitUntil(`document.querySelector('#shell-phone:not([hidden]) input')`)
  const type = async (text: string) => {
    for (const character of text) await page.send('Input.dispatchKeyEvent', { type: 'char', text: character })
  }
  await page.evaluate(`document.querySelector('#shell-phone input').focus()`)
  await type('13800')
  equal(await page.evaluate(`document.documentElement.hasAttribute('data-app')`), false)
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
  await type('138000')
  deepEqual(await page.evaluate(`[document.querySelectorAll('input[type=tel]').length, document.activeElement.value]`), [1, '138 0013 8000'])
  deepEqual(page.errors(), [])
})
