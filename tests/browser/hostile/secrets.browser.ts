import { deepEqual } from 'node:assert/strict'
import { inBothBrowsers, inBothWhenWhole, site } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import type { Page } from '../driver/page.ts'
import { COOKIE, expectOriginsOnly, expectSecrecy, hear } from './secretSteps.ts'
import { isInside, isReady, login } from '../served.ts'

async function enter(page: Page): Promise<void> {
  await page.goto(login)
  await logIn(page)
  await page.waitUntil(isInside)
}

inBothBrowsers('a login leaves neither token, phone nor code in a log, an address, a referrer or the tab (spec 1 §3)', async (page) => {
  await hear(page)
  await enter(page)
  await expectSecrecy(page)
})

inBothBrowsers('the cookie of a session is one of this host, for requests of this site, and ends with the browser (spec 2 §3)', async (page) => {
  await enter(page)
  const { cookies } = (await page.send('Network.getCookies', { urls: [site] })) as { cookies: readonly { name: string; domain: string; path: string; sameSite?: string; session: boolean }[] }
  const session = cookies.find(({ name }) => name === COOKIE)
  deepEqual(session && { domain: session.domain, path: session.path, sameSite: session.sameSite, session: session.session }, { domain: 'localhost', path: '/', sameSite: 'Lax', session: true })
})

const SECRET_ADDRESSES = {
  'the page that confirms a new promoter code': `${site}driver-promotor-code-bind/verify?type=success&promotorCode=D5M9TR&newPromotorCode=P8K3QX&mobile=13900139000&smsCode=123456&contextToken=context-token-1`,
  'an address with a ticket': `${login}&thirdPartTicket=ticket-of-a-third-party`,
}

for (const [what, address] of Object.entries(SECRET_ADDRESSES)) {
  inBothWhenWhole(`${what} stays between the person and the page: no request carries it as a referrer (spec 1 §2, §3)`, async (page) => {
    await page.goto(address)
    await page.waitUntil(isReady)
    await page.reload()
    await page.waitUntil(isReady)
    expectOriginsOnly(page)
  })
}
