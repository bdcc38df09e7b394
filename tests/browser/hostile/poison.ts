import { setTimeout as wait } from 'node:timers/promises'
import { payloads } from '../../faults/payloads/payloads.ts'
import { expectHarmless, isThere, listen } from './hostile.ts'
import { site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'

/** What answers of the backend become: every text another one of the lists, from the given turn on, by what it is used for. A rule is the whole text instead. */
export type Poison = { readonly markup: readonly string[]; readonly links: readonly string[]; readonly odd: readonly string[]; readonly turn: { readonly markup: number; readonly links: number }; readonly rule?: string }

/** Runs inside the page before its scripts (Chromium 64 too): changes what the page is answered, wherever a field holds a text. */
function poisonAnswers({ markup, links, odd, turn, rule }: Poison): void {
  const taken = { markup: turn.markup, links: turn.links }
  Object.assign(window, { __taken: taken })
  const next = (list: readonly string[], from: 'markup' | 'links'): string => list[taken[from]++ % list.length] || ''
  // Numbers, times, codes and keys steer the page; what people read and what is followed or shown is marketing's.
  const steers = (text: string): boolean => text === '' || /^[\w:. -]{1,40}$/.test(text)
  const poisoned = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((part) => poisoned(key, part))
    if (value && typeof value === 'object') {
      const copy: Record<string, unknown> = {}
      Object.keys(value).forEach((name) => {
        copy[name] = poisoned(name, (value as Record<string, unknown>)[name])
      })
      return copy
    }
    if (typeof value !== 'string') return value
    if (key === 'ruleContent' && rule !== undefined) return rule
    if (/link|url|href|jump|img|image|icon|pic|avatar|banner|logo|poster/i.test(key)) return next(links, 'links')
    if (steers(value) && !/title|text|desc|name|message|btn|button|content|rule/i.test(key)) return value
    return (/title|name/i.test(key) ? odd[taken.markup % odd.length] || '' : '') + next(markup, 'markup')
  }
  const fetched = window.fetch
  window.fetch = function () {
    // oxlint-disable-next-line prefer-rest-params -- as it was called
    return fetched.apply(window, arguments as unknown as [RequestInfo]).then((response) =>
      response
        .clone()
        .json()
        .then(
          (reply: { data?: unknown }) => new Response(JSON.stringify(Object.assign({}, reply, { data: poisoned('', reply.data) })), { status: response.status, headers: { 'Content-Type': 'application/json' } }),
          () => response,
        ),
    )
  }
}

/** The tab keeps what the next page is to be poisoned with: the old browser cannot take a script back that it runs before others. */
export async function start(page: Page, address = site): Promise<void> {
  await listen(page)
  await page.goto(address)
  await page.waitUntil(isThere)
  await page.beforeScripts(`try { var kept = sessionStorage.getItem('poison'); if (kept) (${poisonAnswers.toString()})(JSON.parse(kept)) } catch (e) {}`)
}

const { markup, links, odd } = payloads
/** As a script's own words; the old browser takes two of the separators for ends of a line there. */
export const asScript = (value: unknown): string => JSON.stringify(value).replace(/[\u2028\u2029]/g, (separator) => `\\u${separator.charCodeAt(0).toString(16)}`)
export const keep = (page: Page, poison: Pick<Poison, 'turn' | 'rule'>): Promise<void> => page.evaluate(`sessionStorage.setItem('poison', ${asScript(JSON.stringify({ markup, links, odd, ...poison }))})`)

let visits = 0

export async function visit(page: Page, address: string): Promise<string> {
  visits += 1
  const name = `visit ${visits} of ${address}`
  await page.goto(`${address}&visit=${visits}`)
  await page.waitUntil(`location.search.indexOf('visit=${visits}') > 0 && ${isThere}`)
  await wait(150)
  await expectHarmless(page, name, new URL(address).origin)
  return name
}
