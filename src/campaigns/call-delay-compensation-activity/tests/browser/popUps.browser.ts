// About 12 s.
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { inBothBrowsers, site } from '../../../../../tests/browser/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/page.ts'
import { frame, inFrame, READY, said, say, until, withTool } from '../../../../../tests/browser/previewSteps.ts'

const DELAY = 'call-delay-compensation-activity'

type Height = { readonly height: number }

const textIn = (page: Page): Promise<string | undefined> => inFrame<string>(page, 'document.body.innerText')
const CLOCK = /\d\d:\d\d/

inBothBrowsers('pop-ups: each tells the parent its height, takes what is set, and its time goes on', async (page) => {
  await withTool(async (tool) => {
    for (const [path, hasClock] of [['home', true], ['wait-for-reply', true], ['payout-pop-up', false]] as const) {
      await frame(page, tool, `${DELAY}/${path}/preview?mis=1`, { follows: true })
      await page.waitUntil(`${READY} && ofType('preview/height').length > 0`)
      await say(page, { type: 'preview/config', page: `${DELAY}/${path}`, config: { headline: `标题 ${path}`, amount: 2_300, minutes: 4 } })
      await until('the headline', async () => (await textIn(page))?.includes(`标题 ${path}`))
      ok((await textIn(page))?.includes('23'), path)
      const { height = 0 } = (await said<Height>(page, 'preview/height')).at(-1) ?? {}
      equal(await inFrame<number>(page, 'document.body.scrollHeight'), height, path)
      ok(height > 300, `${path} is ${height} px high`)
      const before = CLOCK.exec((await textIn(page)) ?? '')?.[0]
      equal(before !== undefined, hasClock, path)
      if (hasClock) await until('the clock goes on', async () => CLOCK.exec((await textIn(page)) ?? '')?.[0] !== before)
    }
  })
  deepEqual(page.errors(), [])
})

inBothBrowsers('pop-ups: their address alone is of no activity', async (page) => {
  await page.goto(`${site}${DELAY}?sourceId=CALLDELAY2026`)
  await page.waitUntil(`location.pathname.indexOf('/invalid-activity/') >= 0`)
  notEqual(await page.evaluate(`document.querySelector('h1').textContent`), '')
})
