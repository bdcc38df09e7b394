// About 50 s.
import { ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { payloads } from '../../faults/payloads/payloads.ts'
import { expectHarmless } from './hostile.ts'
import { inBothWhenWhole, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { keep, start, visit, type Poison } from './poison.ts'
import { leaveOthers, samples, sweepTimeout } from '../driver/sampling.ts'

const PAGES = [...samples, `${site}driver-promotor-code-bind?promotorCode=P8K3QX`]

leaveOthers('hostile configurations', samples)

/** Touches all that can be touched, one after the other; a touch may open something that brings more. The document's own retry would load it anew. */
const touchAll = `(function () {
  var touched = 0;
  Array.prototype.forEach.call(document.querySelectorAll('button:not([disabled]):not(.shell-retry), [role=button], input[type=checkbox]'), function (element) { touched += 1; element.click() });
  return touched
})()`

/** Visits page after page, each with other payloads in each of its texts and links, until every payload has been thrown; `touch` at the first visit to each. */
async function throwAll(page: Page, touch: (name: string) => Promise<void>): Promise<void> {
  let turn = { markup: 0, links: 0 }
  const { markup, links } = payloads
  for (let load = 0; load < PAGES.length || turn.markup < markup.length || turn.links < links.length; load += 1) {
    ok(load < 300, `only ${turn.markup} texts and ${turn.links} links are thrown`)
    await keep(page, { turn, rule: 'words' })
    const name = await visit(page, PAGES[load % PAGES.length] ?? '')
    turn = await page.evaluate<Poison['turn']>('window.__taken')
    if (load >= PAGES.length) continue
    await touch(name)
    // What is drawn by a touch has taken its payloads too, unless the touch led to another document.
    turn = (await page.evaluate<Poison['turn'] | null>('window.__taken')) ?? turn
  }
}

inBothWhenWhole(
  'nothing that a configuration says runs, leads off the allow-list or leaves markup behind; nor when all is touched: shares, dialogs, agreements, links',
  async (page) => {
    await start(page)
    await throwAll(page, async (name) => {
      for (const times of ['touched', 'touched twice']) {
        await page.evaluate(touchAll)
        // Not in the page: a document that is left answers no more.
        await wait(400)
        await expectHarmless(page, `${name}, ${times}`)
      }
    })
  },
  // Every payload is thrown, at however few pages.
  { timeoutMs: Math.max(360_000, sweepTimeout(PAGES.length)), isStill: true },
)
