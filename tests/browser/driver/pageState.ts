import { site } from './inBothBrowsers.ts'
import type { Page } from './page.ts'

/** Only a skeleton, or the first paint, and what it waits for has not come. A start that has failed is said over the first paint's. */
const SKELETON_ALONE = `(function () {
  var shell = document.getElementById('shell')
  if (shell && !document.documentElement.hasAttribute('data-boot') && getComputedStyle(shell).display !== 'none') return true
  return Array.prototype.some.call(document.querySelectorAll('[role=status][aria-busy=true]'), function (e) { return e.getClientRects().length > 0 && !(shell && shell.contains(e)) })
})()`
/** The slowest answer takes 3 s, and a page may ask for one after the other; a chunk is asked for again a few times (ms). */
const SKELETON_TIMEOUT_MS = 20_000

/** False for a skeleton that never ends. */
export async function waitUntilShown(page: Page): Promise<boolean> {
  for (const end = Date.now() + SKELETON_TIMEOUT_MS; Date.now() < end; ) {
    if (!(await isAtHome(page)) || !(await page.evaluate<boolean>(SKELETON_ALONE).catch(() => true))) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** On a page of ours: neither on another site's nor on the browser's own. */
export const AT_HOME = `location.origin === ${JSON.stringify(new URL(site).origin)} && location.pathname.indexOf('/market-platform-h5/') === 0`

export const isAtHome = (page: Page): Promise<boolean> => page.evaluate<boolean>(AT_HOME).catch(() => false)

/** Undefined when there is something to see, be it that the page is on its way. It has ten seconds for that, on a machine that does other things too. */
export async function look(page: Page): Promise<string | undefined> {
  for (let waited = 0; waited < 200; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (!(await isAtHome(page))) return undefined
    if (await page.evaluate<boolean>(`document.body.innerText.replace(/\\s/g, '').length > 2 || !!document.querySelector('[aria-busy], #shell')`).catch(() => false)) return undefined
  }
  return 'a white page'
}
