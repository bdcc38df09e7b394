import { site } from '../../../../../tests/browser/inBothBrowsers.ts'
import { logIn } from '../../../../../tests/browser/loginSteps.ts'
import type { Page, Tab } from '../../../../../tests/browser/page.ts'
import { isReady } from '../../../../../tests/browser/served.ts'

export const CASH = 'passenger-invite-passenger-activity-cash'
export const WITH = '?sourceId=PIPCASH2026'

/** The home of the cash campaign, as the account with many friends unless another is named. */
export async function openLoggedIn(page: Tab, mobile = '13800138000'): Promise<void> {
  await page.goto(`${site}${CASH}/login${WITH}`)
  await logIn(page, mobile)
  await page.waitUntil(`location.pathname.slice(-${CASH.length}) === '${CASH}' && ${isReady}`)
}

/** How many rows the document holds, and the place of the last of them in the whole list. */
export const ROWS = `(function () {
  var rows = document.querySelectorAll('[role=list] > li')
  var last = 0
  for (var i = 0; i < rows.length; i += 1) last = Math.max(last, Number(rows[i].getAttribute('aria-posinset')))
  return { held: rows.length, last: last }
})()`

export type Held = { readonly held: number; readonly last: number }

const STRETCH = 5_000

/** Scrolls to the end again and again until the list has so many rows; gives the most that the document ever held. */
export async function scrollUntil(page: Page, count: number): Promise<number> {
  let most = 0
  for (const end = Date.now() + 150_000; Date.now() < end; ) {
    const { held, last } = await page.evaluate<Held>(`new Promise(function (resolve) {
      var most = 0
      var end = Date.now() + ${STRETCH}
      function step() {
        var now = ${ROWS}
        most = Math.max(most, now.held)
        if (now.last >= ${count} || Date.now() > end) return resolve({ held: most, last: now.last })
        window.scrollTo(0, document.documentElement.scrollHeight)
        setTimeout(step, 20)
      }
      step()
    })`)
    most = Math.max(most, held)
    if (last >= count) return most
  }
  throw new Error(`The list did not come to ${count} rows.`)
}
