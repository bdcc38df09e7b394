import { deepEqual, equal, ok } from 'node:assert/strict'
import { backend, inBothBrowsers, inBrowser, site } from '../driver/inBothBrowsers.ts'
import { logIn } from '../login/loginSteps.ts'
import type { Page } from '../driver/page.ts'
import { received } from '../received.ts'
import { leave } from '../driver/sampling.ts'
import { isWhole } from '../driver/whole.ts'
import { isReady } from '../served.ts'

/** More than a screen and what is drawn beyond its edges. */
export const MOST_HELD = 60

/** Milliseconds, for a test of so many rows: what ends it is a list that stands still (`scrollUntil`). */
export const longListTimeout = (rows: number): number => 180_000 + rows * 30

/** How many rows the document holds, and the place of the last of them in the whole list. */
export const ROWS = `(function () {
  var rows = document.querySelectorAll('[role=listitem], [role=list] > li')
  var last = 0
  for (var i = 0; i < rows.length; i += 1) last = Math.max(last, Number(rows[i].getAttribute('aria-posinset')))
  return { held: rows.length, last: last }
})()`

export type Held = { readonly held: number; readonly last: number }

/** Milliseconds: of one stretch of scrolling, and how long no row may come. Not how long all may take: a busy machine takes minutes. */
const STRETCH = 5_000
const STILL = 45_000

/** Scrolls to the end again and again until the list has so many rows, as long as it grows; gives the most that the document ever held. `scroller`: what scrolls, the page unless given. */
export async function scrollUntil(page: Page, count: number, scroller = 'document.scrollingElement'): Promise<number> {
  let most = 0
  let reached = 0
  for (let end = Date.now() + STILL; Date.now() < end; ) {
    const { held, last } = await page.evaluate<Held>(`new Promise(function (resolve) {
      var most = 0
      var end = Date.now() + ${STRETCH}
      function step() {
        var now = ${ROWS}
        most = Math.max(most, now.held)
        if (now.last >= ${count} || Date.now() > end) return resolve({ held: most, last: now.last })
        var scroller = ${scroller}
        scroller.scrollTop = scroller.scrollHeight
        setTimeout(step, 20)
      }
      step()
    })`)
    most = Math.max(most, held)
    if (last >= count) return most
    if (last > reached) end = Date.now() + STILL
    reached = Math.max(reached, last)
  }
  throw new Error(`The list stands still at ${reached} of ${count} rows.`)
}

/** Which row stands in the middle of the screen, and where. */
export const MIDDLE = `(function () {
  var row = document.elementFromPoint(195, 420)
  while (row && row.tagName !== 'LI') row = row.parentElement
  return row && row.getAttribute('aria-posinset') + ' at ' + Math.round(row.getBoundingClientRect().top)
})()`

type LongList = {
  readonly prefix: string
  readonly sourceId: string
  readonly mobile?: string
  /** Its path in the campaign, and its call. */
  readonly path: string
  readonly call: string
  /** The page that its rows lead to, where they lead somewhere. */
  readonly detail?: string
  /** `npm test` looks at its first rows in one browser; the others are left to the full run. */
  readonly isSample?: boolean
}

export const ROWS_IN_ALL = 10_000
/** `npm test` scrolls through the first of them. */
export const SAMPLED = 1_000

/** A list of ten thousand rows: a bounded document, each page asked for once, and the place that was left when a row's page is come back from. */
export function longList({ prefix, sourceId, mobile = '13800138000', path, call, detail, isSample = false }: LongList): void {
  const rows = isWhole ? ROWS_IN_ALL : SAMPLED
  leave(`${isSample ? ROWS_IN_ALL - SAMPLED : ROWS_IN_ALL} of ${ROWS_IN_ALL} rows of ${prefix}/${path}`)
  if (!isWhole && !isSample) return
  const scroll = async (page: Page): Promise<void> => {
    await page.goto(`${site}${prefix}/login?sourceId=${sourceId}`)
    await logIn(page, mobile)
    await page.waitUntil(`location.pathname.indexOf('/login') < 0 && ${isReady}`)
    await backend('scenario', { [call]: 'tenThousand' })
    await page.goto(`${site}${prefix}/${path}?sourceId=${sourceId}`)
    await page.waitUntil(`document.body && ${ROWS}.held > 0`)
    const most = await scrollUntil(page, rows)
    ok(most <= MOST_HELD, `The document held ${most} rows.`)
    if (detail !== undefined) await openAndComeBack(page, detail)
    const asked = (await received(call)).map(({ path: address, body }) => Number(body?.['pageNo'] ?? new URL(address, site).searchParams.get('pageNo')))
    deepEqual(asked, Array.from({ length: Math.max(asked.length, rows / 20) }, (_, index) => index + 1))
    deepEqual(page.errors(), [])
  }
  const name = `${prefix}/${path}: ten thousand rows scroll with a bounded document, no page is asked for twice, and the place is kept`
  const options = { timeoutMs: longListTimeout(rows) }
  if (isWhole) inBothBrowsers(name, scroll, options)
  else inBrowser('current', name, scroll, options)
}

async function openAndComeBack(page: Page, detail: string): Promise<void> {
  await page.evaluate('window.scrollBy(0, -2500)')
  await page.waitUntil(MIDDLE)
  const left = await page.evaluate<string>(MIDDLE)
  await page.evaluate(`document.querySelector('[aria-posinset="${left.split(' ')[0]}"] button').click()`)
  await page.waitUntil(`location.pathname.indexOf('/${detail}') > 0 && ${isReady}`)
  await page.evaluate('history.back()')
  await page.waitUntil(`${MIDDLE} === ${JSON.stringify(left)}`)
  equal(await page.evaluate<string>(MIDDLE), left)
}
