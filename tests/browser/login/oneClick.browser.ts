import { deepEqual, equal, ok } from 'node:assert/strict'
import { backend, inBrowser } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { takePhone } from '../driver/phone.ts'
import { received } from '../received.ts'
import { isInside, login } from '../served.ts'

const QUICK = '本机号码一键登录'

async function tapQuick(page: Page): Promise<void> {
  await page.find('button', QUICK)
  await page.click('checkbox', '我已阅读并同意')
  await page.click('button', QUICK)
}

inBrowser('current', 'one-click login: the carrier knows the line, and the person is in', async (page) => {
  await takePhone(page, 'cellular')
  await page.goto(login)
  await tapQuick(page)
  await page.click('button', '同意授权并登录')
  await page.waitUntil(isInside)
  const [request, ...more] = await received('caslogin')
  deepEqual(more, [])
  equal(request?.body?.['accountType'], 10)
  equal(request?.body?.['authToken'], 'sp-13800138000')
  deepEqual(page.errors(), [])
})

inBrowser('current', 'one-click login: a failure with words leads to the phone form', async (page) => {
  await backend('scenario', { carrierScript: 'failing' })
  await takePhone(page, 'cellular')
  await page.goto(login)
  await tapQuick(page)
  await page.seeText('抱歉，出错了，已为你切换到其他登录方式')
  await page.find('textbox', '手机号')
})

inBrowser('current', 'one-click login: a failure without words says whose numbers it is for', async (page) => {
  await backend('scenario', { carrierScript: 'silent' })
  await takePhone(page, 'cellular')
  await page.goto(login)
  await tapQuick(page)
  await page.seeText('一键登录仅支持中国移动、联通、电信号码，已为你切换到其他登录方式')
  await page.find('textbox', '手机号')
})

inBrowser('current', 'one-click login: the vendor cannot be reached', async (page) => {
  await page.blockAddresses(['*/vendor/carrier.js'])
  await takePhone(page, 'cellular')
  await page.goto(login)
  await tapQuick(page)
  await page.seeText('抱歉，出错了，已为你切换到其他登录方式')
  await page.find('textbox', '手机号')
})

inBrowser('current', 'one-click login: back closes the overlay and keeps the page', async (page) => {
  await takePhone(page, 'cellular')
  await page.goto(login)
  await page.find('button', QUICK)
  await page.waitUntil('history.state.over === 1')
  await page.evaluate('history.back()')
  await page.find('textbox', '手机号')
  equal((await page.address()).href, login)
})

inBrowser('current', 'one-click login: a reload in the middle goes on by itself', async (page) => {
  await takePhone(page, 'cellular')
  await page.goto(login)
  await tapQuick(page)
  await page.find('button', '同意授权并登录')
  await page.reload()
  await page.click('button', '同意授权并登录')
  await page.waitUntil(isInside)
})

inBrowser('current', 'one-click login: nobody on wifi loads any of it', async (page) => {
  await takePhone(page, 'wifi')
  await page.goto(login)
  await page.find('textbox', '手机号')
  await page.waitUntil(`performance.getEntriesByType('resource').some(function (entry) { return /getWebConfig/.test(entry.name) && entry.responseEnd > 0 })`)
  await page.evaluate('new Promise(function (resolve) { setTimeout(resolve, 500) })')
  const scripts = await Promise.all(page.requests().filter((address) => address.endsWith('.js')).map(async (address) => (await fetch(address)).text()))
  ok(scripts.length > 3)
  equal(scripts.filter((text) => text.includes(QUICK) || text.includes('PhoneNumberServer')).length, 0)
})
