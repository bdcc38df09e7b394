import { deepEqual, equal } from 'node:assert/strict'
import { isOwnError } from './contentSteps.ts'
import { backend, inBothBrowsers, inBothWhenWhole, site } from './driver/inBothBrowsers.ts'
import { logIn } from './login/loginSteps.ts'
import type { Page, Role } from './driver/page.ts'
import { received, receivedTimes } from './received.ts'
import { campaigns, isReady } from './served.ts'

type Steps = (page: Page) => Promise<void>

export type DrawJourney = {
  readonly prefix: string
  /** What the home's address says besides the activity: `&orderNo=R1`. */
  readonly search?: string
  readonly mobile?: string
  /** The call that draws. */
  readonly call: string
  /** What comes before the first page. */
  readonly before?: Steps
  /** What comes before the button that draws. */
  readonly begin?: Steps
  /** The button that draws. */
  readonly button: string
  /** What the page says once an answer is lost: that it asks what came of the draw; or what came of it, where the page's own call says so. */
  readonly asking?: string
  /** How it says what was drawn; '' for any words. */
  readonly settled: readonly [Role, string]
  /** The button of a dialog that says it; without one the page itself shows it from then on. */
  readonly close?: string
  /** What is left to do for a user who has drawn: no chance, losing, another chance. */
  readonly rest: Steps
  /** How many draws were made in all, by as many request ids. */
  readonly draws: number
  /** The campaign in which the old engine draws every time, for all of them. */
  readonly isForOldEngine?: boolean
}

const HIDDEN_TOO = `document.body.textContent.replace(/\\s+/g, '')`

const addressOf = (prefix: string, path = '', search = ''): string => `${site}${prefix}${path}?sourceId=${campaigns.find((campaign) => campaign.prefix === prefix)?.sourceId}${search}`

const isHomeOf = (prefix: string): string => `location.pathname.slice(-${prefix.length}) === '${prefix}' && ${isReady}`

/** The home of a campaign, or the page at `path` below it. */
export const openPage = (page: Page, prefix: string, { search = '', path = '' }: { readonly search?: string; readonly path?: string }): Promise<void> => page.goto(addressOf(prefix, path, search))

/** Through the login page to the home of a campaign; a user who was logged in before is not any more. */
export async function enterHome(page: Page, { prefix, search = '', mobile }: Pick<DrawJourney, 'prefix' | 'search' | 'mobile'>): Promise<void> {
  await page.goto(new URL('/__mock__/campaigns', site).href)
  await page.waitUntil(`location.pathname.indexOf('/__mock__/') === 0`)
  await page.send('Network.clearBrowserCookies')
  await page.goto(addressOf(prefix, '/login', search))
  await logIn(page, mobile)
  await page.waitUntil(isHomeOf(prefix))
}

/** The ids that were sent with a call: one for each action that was meant. */
export const requestIds = async (call: string): Promise<readonly unknown[]> => [...new Set((await received(call)).map(({ body }) => body?.['requestId']))]

/** The server acts on what `act` sends, and its answer is lost each time; the page asks again instead of failing, and is loaded anew in the middle of that. */
export async function loseAnswer(page: Page, call: string, asking: string, act: () => Promise<void>): Promise<void> {
  const before = (await received(call)).length
  await backend('scenario', { [call]: 'lostBehindGateway' })
  await act()
  await receivedTimes(call, before + 2)
  await page.waitUntil(`${HIDDEN_TOO}.indexOf(${JSON.stringify(asking)}) >= 0`)
  equal(await page.evaluate(`!!document.querySelector('[role=dialog]')`), false, 'nothing is told that is not known')
  await backend('scenario', { [call]: 'ok' })
  await page.reload()
}

/** A page that draws: two taps at once, an answer that is lost, a reload in the middle, and then what was drawn, once; then what is left to do. */
export function drawJourney(journey: DrawJourney): void {
  const { prefix, call, before, begin, button, asking = '网络有点慢，正在确认', settled, close, rest, draws, isForOldEngine = false } = journey
  const inBrowsers = isForOldEngine ? inBothBrowsers : inBothWhenWhole
  inBrowsers(`${prefix}, ${call}: two taps, an answer that is lost and a reload in the middle are one draw, and what it gave is told`, async (page) => {
    await before?.(page)
    await enterHome(page, journey)
    await begin?.(page)
    await loseAnswer(page, call, asking, () => page.click('button', button, 2))
    await page.find(...settled)
    // A user who reloads before they have seen it is told again.
    await page.reload()
    await page.find(...settled)
    if (close) {
      await page.click('button', close)
      await page.waitUntil(`!document.querySelector('[role=dialog]')`)
    }
    equal((await requestIds(call)).length, 1)
    await rest(page)
    equal((await requestIds(call)).length, draws)
    deepEqual(page.errors().filter(isOwnError), [])
  })
}
