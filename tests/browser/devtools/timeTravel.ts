import { deepEqual, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { actionLog } from '../simulator/actionLog.ts'
import { findInPage } from '../driver/findInPage.ts'
import type { Page } from '../driver/page.ts'

/** Shows the state right after this action, as a press on the log does: the newest of its name unless `nth` says which (0 is the first). */
export async function jumpTo(page: Page, name: string, nth = -1): Promise<void> {
  const entry = (await actionLog(page)).filter(({ action }) => action.type === name).at(nth)
  ok(entry, `the log has ${name}`)
  await page.evaluate(`window.__jumpTo(${entry.at})`)
}

const NOTICE = `document.querySelector('market-platform-past')`

/** By the notice that says which moment the page shows, which it does not where that is the newest already. */
async function jumpToNewest(page: Page): Promise<void> {
  await page.evaluate(`${NOTICE} && ${NOTICE}.shadowRoot.querySelector('button').click()`)
  await page.waitUntil(`!${NOTICE}`)
}

/** The notice names the action that the page is shown after, and where it was. */
export const seePast = (page: Page, action: string, path: string): Promise<void> =>
  page.waitUntil(`(function (text) { return text.indexOf(${JSON.stringify(action)}) > 0 && text.indexOf(${JSON.stringify(path)}) > 0 })(${NOTICE}.shadowRoot.querySelector('section').textContent)`)

/** What stands in a field. */
export const seeValue = (page: Page, label: string, value: string): Promise<void> =>
  page.waitUntil(`(function (e) { return e && e.value.replace(/\\s/g, '') === ${JSON.stringify(value)} })((${findInPage.toString()})('textbox', ${JSON.stringify(label)}))`)

/**
 * Kept values, once all are written, which takes a tick for each: the same for forty ticks. Without what the next visit's skeleton is drawn from,
 * which is read off the screen whatever it shows.
 */
const KEPT = `new Promise(function (resolve) {
  function read() { return JSON.stringify([sessionStorage, localStorage].map(function (kept) { return Object.keys(kept).filter(function (key) { return !/\\.config$/.test(key) }).sort().map(function (key) { return [key, kept.getItem(key)] }) }).concat(document.cookie)) }
  (function again(last, same) {
    var now = read();
    if (now === last && same === 40) resolve(now);
    else setTimeout(again, 0, now, now === last ? same + 1 : 0);
  })('', 0);
})`

const isCall = (address: string): boolean => !/\/assets\/|^data:|^blob:/.test(address)

const tracesOf = async (page: Page) => ({
  address: (await page.address()).href,
  steps: await page.evaluate<number>('history.length'),
  kept: await page.evaluate<string>(KEPT),
  told: (await actionLog(page)).map(({ action }) => action.type),
  calls: page.requests().filter(isCall),
})

/** Waits until every call that the log tells of has its answer: one that came during the travel would be told after it. A call that was not made, since its answer is there, is `rejected thrown`. */
async function answered(page: Page): Promise<void> {
  for (let waited = 0; waited < 200; waited += 1) {
    const told = (await actionLog(page)).map(({ action }) => action.type)
    const count = (phase: RegExp): number => told.filter((type) => phase.test(type)).length
    if (count(/ pending$/) === count(/ fulfilled$| rejected (?!thrown)/)) return
    await wait(100)
  }
  throw new Error('A call is still without an answer after 20 s.')
}

/** Jumps about and then to the newest state: nothing was asked for, kept, dispatched or navigated to meanwhile. */
export async function travel(page: Page, jumps: () => Promise<void>): Promise<void> {
  await answered(page)
  const before = await tracesOf(page)
  await jumps()
  await jumpToNewest(page)
  deepEqual(await tracesOf(page), before)
}
