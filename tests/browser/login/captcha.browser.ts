// About 12 s.
import { deepEqual, equal } from 'node:assert/strict'
import { backend, inBothBrowsers, inBothWhenWhole, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { received, receivedTimes } from '../received.ts'
import { isInside, login } from '../served.ts'

async function askForCode(page: Page, outcome: string): Promise<void> {
  await backend('scenario', { sendmobileauthcode: outcome })
  await page.goto(login)
  await page.fill('手机号', '13800138000')
  await page.check('我已阅读并同意')
  await page.click('button', '获取验证码')
}

/** The letters of the drawn picture, in the order they are seen. */
const letters = (page: Page): Promise<string> =>
  page.evaluate(`Array.prototype.map.call(atob(document.querySelector('[role=dialog] img').src.split(',')[1]).match(/<text[^>]*>./g), function (t) { return t.charAt(t.length - 1) }).join('')`)

const hasPicture = `document.querySelector('[role=dialog] img')`

inBothWhenWhole('picture captcha: a wrong answer brings a new picture, the right one sends the code', async (page) => {
  await askForCode(page, 'picture')
  await page.find('dialog', '安全验证')
  await page.waitUntil(hasPicture)
  const first = await letters(page)
  await page.fill('图形验证码', '0000')
  await page.click('button', '确认')
  await page.seeText('验证码错误，请重新输入')
  await page.waitUntil(hasPicture)
  equal((await letters(page)) === first, false)
  await page.fill('图形验证码', await letters(page))
  await page.click('button', '确认')
  await page.seeText('验证码已发送')
  await page.waitUntil(`!document.querySelector('[role=dialog]')`)
  await page.fill('验证码', '123456')
  await page.click('button', '登录')
  await page.waitUntil(isInside)
  deepEqual(page.errors(), [])
})

inBothWhenWhole('picture captcha: cancelling gives the button back', async (page) => {
  await askForCode(page, 'picture')
  await page.click('button', '取消')
  await page.waitUntil(`!document.querySelector('[role=dialog]')`)
  await page.click('button', '获取验证码')
  await page.find('dialog', '安全验证')
})

for (const [captcha, panel] of [['picture', hasPicture], ['slider', `document.querySelector('[role=slider]')`]] as const) {
  inBothWhenWhole(`${captcha} captcha: back cancels it, and the form stays`, async (page) => {
    await askForCode(page, captcha)
    await page.waitUntil(`${panel} && history.state.over === 1`)
    await page.evaluate('history.back()')
    await page.waitUntil(`!${panel} && !history.state.over`)
    equal((await page.address()).href, login)
    equal(await page.evaluate(`document.querySelector('input[type=tel]').value`), '138 0013 8000')
    await page.click('button', '获取验证码')
    await page.waitUntil(panel)
  })
}

/** From the middle of the handle, in a few moves, as a hand does it. The old browser does not survive moves like these: it gets a tap. */
async function solve(page: Page): Promise<void> {
  if (page.browser === 'chromium64') return page.click('button', '完成验证')
  const middle = await page.evaluate<{ x: number; y: number }>(`(function (r) { return { x: r.left + r.width / 2, y: r.top + r.height / 2 } })(document.querySelector('[role=slider]').getBoundingClientRect())`)
  const mouse = (type: string, x: number) => page.send('Input.dispatchMouseEvent', { type, x, y: middle.y, button: 'left', buttons: 1, clickCount: 1 })
  await mouse('mousePressed', middle.x)
  for (const way of [60, 120, 180, 240]) await mouse('mouseMoved', middle.x + way)
  await mouse('mouseReleased', middle.x + 240)
}

inBothBrowsers('slider captcha: the slider is solved and the code is sent by itself', async (page) => {
  await askForCode(page, 'slider')
  await page.find('dialog', '滑块验证')
  await solve(page)
  await page.seeText('验证码已发送')
  equal((await received('sendmobileauthcode')).length, 2)
  const { searchParams } = new URL((await received('geetestverify'))[0]?.path ?? '', site)
  deepEqual([...searchParams.keys()].toSorted(), ['challenge', 'checkPoint', 'clientAppId', 'contextToken', 'customer_ua', 'customer_url', 'gtServerStatus', 'seccode', 'validate'])
  deepEqual(page.errors(), [])
})

inBrowser('current', 'slider captcha: a vendor that is down is said in words, logged, and the button is back', async (page) => {
  await backend('scenario', { sliderScript: 'http500>http500>ok' })
  await askForCode(page, 'slider')
  await page.seeText('滑块验证出错')
  const { searchParams } = new URL((await receivedTimes('addBehaviorLog', 1))[0]?.path ?? '', site)
  deepEqual([searchParams.get('status'), searchParams.get('reason')], ['2', 'slider: script unreachable'])
  await page.click('button', '获取验证码')
  await page.find('dialog', '滑块验证')
})
