// Alone: a finger id has a time limit of its own, on a phone four times slower.
import { deepEqual, match } from 'node:assert/strict'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import { takePhone } from '../driver/phone.ts'
import { received } from '../received.ts'
import { isInside, login } from '../served.ts'

const fingerIn = (calls: Awaited<ReturnType<typeof received>>): string => Object.entries(calls[0]?.headers ?? {}).find(([name]) => name.toLowerCase() === 'x-saic-finger-id')?.[1] ?? ''

/** The native app's bridge, put into the page a moment after it has started. */
const bridge = (ticket: string) => `setTimeout(function () {
  window.SaicMobilityBridge = { invoke: function (call, params, done) {
    if (call === 'getLoginTicket') done({ code: '0', data: { ticket: ${JSON.stringify(ticket)} } })
    else if (call === 'getAppInfo') done({ code: '0', data: { appId: 'saic-mobility', appVersion: '4.8.2' } })
    else done({ code: '1' })
  } }
}, 100)`

inBrowser('current', 'ticket login: the native app logs its person in', async (page) => {
  await takePhone(page, 'wifi', ' SaicMobility/4.8.2')
  await page.beforeScripts(bridge('13800138000'))
  await page.goto(login)
  await page.waitUntil(isInside)
  deepEqual((await received('verifyTicket')).map(({ body }) => body), [{ ticket: 'TICKET_13800138000' }])
  deepEqual(page.errors(), [])
})

inBrowser('current', 'ticket login: its calls carry the finger id, on a slow phone too (spec 1 §7)', async (page) => {
  await takePhone(page, 'wifi', ' SaicMobility/4.8.2')
  await page.emulateSlowProcessor(4)
  await page.beforeScripts(bridge('13800138000'))
  await page.goto(login)
  await page.waitUntil(isInside)
  for (const call of ['verifyTicket', 'loginCallback']) match(fingerIn(await received(call)), /^\w{20,}$/)
})

inBrowser('current', 'ticket login: without a ticket there is the phone form', async (page) => {
  await takePhone(page, 'wifi', ' SaicMobility/4.8.2')
  await page.beforeScripts(bridge(''))
  await page.goto(login)
  await page.seeText('未能获取登录凭证，请使用手机号登录')
  await page.find('textbox', '手机号')
})
