import { deepEqual, ok } from 'node:assert/strict'
import { site } from './driver/inBothBrowsers.ts'
import { AT_HOME } from './driver/pageState.ts'
import { brokenLabels, type BrokenLabel } from './looks/largeText.ts'
import type { Page } from './driver/page.ts'

export const isShown = `document.documentElement.hasAttribute('data-app')`

/** The browser's own words for what the embedded backend refuses. */
export const isOwnError = (error: string): boolean => !/Failed to load resource/.test(error)

type Look = { readonly text: number; readonly over: number }

/** Is there something to read, and nothing beside the screen? */
export async function expectContent(page: Page, what: string): Promise<void> {
  const { text, over } = await page.evaluate<Look>(
    `new Promise(function (done) { requestAnimationFrame(function () { setTimeout(function () { done({ text: document.body.innerText.replace(/\\s/g, '').length, over: document.documentElement.scrollWidth - innerWidth }) }, 20) }) })`,
  )
  ok(text > 8, `${what} shows hardly a word`)
  ok(over <= 0, `${what} is ${over} px wider than the screen`)
}

export async function expectPage(page: Page, address: string, go = page.goto): Promise<void> {
  await go(address)
  await page.waitUntil(`${isShown} && document.readyState === 'complete'`)
  await expectContent(page, address)
}

/** Does every button's label take the lines that it must, and no more? */
export async function expectWholeLabels(page: Page, what: string): Promise<void> {
  deepEqual(await page.evaluate<readonly BrokenLabel[]>(`(${brokenLabels.toString()})()`), [], what)
}

/** Goes there without loading the document anew, for what the document's start has no part in. Every page says anew that it is there. */
const walk = (address: string): string => `(document.documentElement.removeAttribute('data-app'), window.history.pushState(null, '', ${JSON.stringify(address)}), window.dispatchEvent(new PopStateEvent('popstate', { state: null })))`

export const walkTo = (page: Page) => (address: string): Promise<void> => page.evaluate(walk(address))

/** The same where a press was before: a moment later than one can look it may load another document, or another site's, which is left alone. */
export const walkUnlessGone = (page: Page) => (address: string): Promise<void> => page.waitUntil(`!(${AT_HOME}) || ${walk(address)}`)

/** The same by way of a notice: a page that is there already, as a login page to which the next address leads too, would say nothing anew. */
export const walkByNotice = (page: Page) => async (address: string) => {
  await walkTo(page)(`${site}invalid-activity/3`)
  await page.waitUntil(isShown)
  await walkTo(page)(address)
}
