// About 30 s.
import { deepEqual, doesNotMatch, equal, ok } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inBothBrowsers, inBothWhenWhole, inBrowser } from '../driver/inBothBrowsers.ts'
import { isWhole } from '../driver/whole.ts'
import { allReceived, received } from '../received.ts'
import { home, isInside, isReady, login, prefix } from '../served.ts'
import { panel, press, seeCall } from './simulatorPanel.ts'

inBothBrowsers('one link puts the application into the native app on iOS, where a ticket logs its person in (spec 1 §4)', async (page) => {
  await page.goto(`${login}&host=nativeApp&platform=ios&appVersion=4.4.9&network=4g&account=13900139000`)
  await page.waitUntil(isInside)
  deepEqual((await received('verifyTicket')).map(({ body }) => body), [{ ticket: 'TICKET_13900139000' }])
  ok(/iPhone.* SaicMobility\/4\.4\.9$/.test(await page.evaluate('navigator.userAgent')))
  // The parameters have gone, the simulation has not.
  await page.goto(home)
  await page.waitUntil(isInside)
  ok(await page.evaluate(`'SaicMobilityBridge' in window`))
  deepEqual(page.errors(), [])
})

inBothWhenWhole('an outcome that the address names is what this tab gets, also after the address has lost it', async (page) => {
  await page.goto(`${login}&scenario=getLoginPage:http500`)
  await page.waitUntil(isReady)
  await page.goto(login)
  await page.waitUntil(isReady)
  deepEqual((await received('getLoginPage')).map(({ outcome }) => outcome), ['http500', 'http500'])
  await page.goto(`${login}&scenario=`)
  await page.waitUntil(isReady)
  deepEqual((await received('getLoginPage')).at(-1)?.outcome, 'ok')
})

for (const [nth, host] of ['nativeApp', 'wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram', 'dingtalk'].entries()) {
  // The old engine is the same on both: each host on one of them, and all on both in the whole run.
  for (const platform of ['ios', 'android'].filter((_, index) => isWhole || index === nth % 2)) {
    inBrowser('chromium64', `an old WebView boots in ${host} on ${platform}`, async (page) => {
      await page.goto(`${login}&host=${host}&platform=${platform}&account=none`)
      await page.waitUntil(isReady)
      await page.find('textbox', '手机号')
      deepEqual(page.errors(), [])
    })
  }
}

/** What each host is asked on its own by any page, over the vendor's package where there is one. What a page to share asks for is its campaign's. */
const askedByItself = [
  ['nativeApp', 'getAppInfo', home],
  ['dingtalk', 'device.connection.getNetworkType', login],
] as const

for (const [host, method, address] of askedByItself) {
  inBothWhenWhole(`the product asks ${host} for ${method}, and the panel shows it`, async (page) => {
    await page.goto(`${address}&host=${host}&platform=android&network=4g`)
    await page.waitUntil(isReady)
    await seeCall(page, method)
    deepEqual(page.errors(), [])
  })
}

inBrowser('current', 'a bridge that never answers leads to the phone form (spec 1 §4)', async (page) => {
  await page.goto(`${login}&host=nativeApp&platform=android&fail=loginTicket:never`)
  await page.find('textbox', '手机号')
  await page.seeText('未能获取登录凭证，请使用手机号登录')
})

inBothWhenWhole('the panel is one button that the page does not find, and logs a tester in', async (page) => {
  await page.goto(`${login}&panel=1`)
  // The form is in the document, before any script has run; the panel comes with the scripts.
  await page.waitUntil(`document.querySelector('market-platform-simulator')`)
  equal(await page.evaluate(`${panel}.querySelectorAll('button, input, select, a, [role]').length`), 1)
  equal(await page.evaluate(`document.body.innerText.indexOf('测试面板')`), -1)
  await press(page, '测试面板')
  await press(page, '账号')
  await press(page, '使用此账号')
  await page.waitUntil(isInside)
  ok((await allReceived()).at(-1)?.headers['authorization']?.startsWith('Bearer '))
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a page that does not ask for the simulator is the built one, byte for byte, and runs nothing else', async (page) => {
  const answer = await fetch(login, { headers: { Accept: 'text/html' } })
  equal(await answer.text(), readFileSync(`dist/${prefix}/login/index.html`, 'utf8'))
  equal(answer.headers.get('set-cookie'), null)
  await page.goto(login)
  await page.find('textbox', '手机号')
  deepEqual(page.requests().filter((address) => address.includes('simulator')), [])
  equal(await page.evaluate(`document.querySelector('market-platform-simulator')`), null)
})

void test('dist/ contains nothing of the simulator and of the embedded backend', () => {
  const files = globSync('dist/**/*.{js,html}')
  ok(files.length > 3)
  for (const file of files) doesNotMatch(readFileSync(file, 'utf8'), /测试面板|market-platform-simulator|__simulator__|__mock__/, file)
  for (const target of ['modern', 'legacy']) {
    const { modules } = JSON.parse(readFileSync(`dist-maps/${target}.json`, 'utf8')) as { readonly modules: Readonly<Record<string, readonly string[]>> }
    deepEqual(Object.values(modules).flat().filter((module) => /^src\/(mocks|simulator)\//.test(module)), [])
  }
})
