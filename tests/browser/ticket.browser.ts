import { deepEqual } from 'node:assert/strict'
import { inBrowser, site } from './inBothBrowsers.ts'
import { takePhone } from './phone.ts'

const prefix = 'passenger-invite-passenger-activity-cash'

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
  await page.goto(`${site}${prefix}/login?sourceId=PIPCASH2026`)
  await page.waitUntil(`/activity-cash$/.test(location.pathname)`)
  const requests = (await (await fetch(new URL('/__mock__/requests', site))).json()) as readonly { readonly endpoint?: string; readonly body: unknown }[]
  deepEqual(requests.filter(({ endpoint }) => endpoint === 'verifyTicket').map(({ body }) => body), [{ ticket: 'TICKET_13800138000' }])
  deepEqual(page.errors(), [])
})

inBrowser('current', 'ticket login: without a ticket there is the phone form', async (page) => {
  await takePhone(page, 'wifi', ' SaicMobility/4.8.2')
  await page.beforeScripts(bridge(''))
  await page.goto(`${site}${prefix}/login?sourceId=PIPCASH2026`)
  await page.seeText('未能获取登录凭证，请使用手机号登录')
  await page.find('textbox', '手机号')
})
