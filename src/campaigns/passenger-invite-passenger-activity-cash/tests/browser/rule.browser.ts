import { deepEqual, equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import { CASH, WITH } from './steps.ts'

const RULE = `${site}${CASH}/rule${WITH}`

inBothWhenWhole('cash rule: what marketing wrote is shown, and its links open beside the page', async (page) => {
  await page.goto(RULE)
  await page.find('heading', '三、奖励说明')
  await page.seeText('更新时间：2026-11-01')
  equal(await page.evaluate(`document.querySelector('main a').target + ' ' + document.querySelector('main a').rel`), '_blank noopener noreferrer')
  deepEqual(page.errors(), [])
})

inBothWhenWhole('cash rule: what an ordinary editor writes breaks no content policy', async (page) => {
  await page.beforeScripts(`window.__refused = []; document.addEventListener('securitypolicyviolation', function (event) { window.__refused.push(event.violatedDirective) })`)
  await backend('scenario', { getPageConfig: 'styled' })
  await page.goto(RULE)
  await page.seeText('居中的规则')
  await wait(300)
  deepEqual(await page.evaluate('window.__refused'), [])
  deepEqual(page.errors(), [])
})

inBothWhenWhole('cash rule: a hostile rule executes, loads, covers and leads nowhere', async (page) => {
  await backend('scenario', { getPageConfig: 'hostile' })
  await page.goto(RULE)
  await page.seeText('规则结尾')
  await wait(500)
  equal(await page.evaluate('typeof window.hacked'), 'undefined')
  equal(await page.evaluate(`document.querySelectorAll('main script, main style, main iframe, main object, main embed, main form, main input, main svg:not([aria-hidden])').length`), 0)
  equal(await page.evaluate(`document.querySelectorAll('main [style], main [id=x], main [id=root], main [onclick], main [onerror]').length`), 0)
  ok(!page.requests().some((address) => address.includes('evil.example')))
  equal((await page.address()).pathname, new URL(RULE).pathname)
  deepEqual(await page.evaluate(`[].map.call(document.querySelectorAll('main a[href]'), function (link) { return link.getAttribute('href') })`), ['https://rules.example.com/more', 'saicmobility://home'])
})
