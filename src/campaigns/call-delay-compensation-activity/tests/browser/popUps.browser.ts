// About 12 s.
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { inBothWhenWhole, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { frame, inFrame, READY, said, say, withTool } from '../../../../../tests/browser/workbench/previewSteps.ts'
import { until } from '../../../../../tests/browser/driver/until.ts'

const DELAY = 'call-delay-compensation-activity'

type Height = { readonly height: number }

const textIn = (page: Page): Promise<string | undefined> => inFrame<string>(page, 'document.body.innerText')
const CLOCK = /\d\d:\d\d/

for (const [path, hasClock] of [['home', true], ['wait-for-reply', true], ['payout-pop-up', false]] as const)
  inBothWhenWhole(`pop-ups: ${path} tells the parent its height, takes what is set${hasClock ? ', and its time goes on' : ''}`, async (page) => {
    await withTool(async (tool) => {
      await frame(page, tool, `${DELAY}/${path}/preview`, { follows: true })
      await page.waitUntil(`${READY} && ofType('preview/height').length > 0`)
      await say(page, { type: 'preview/config', page: `${DELAY}/${path}`, config: { headline: `标题 ${path}`, amount: 2_300, minutes: 4 } })
      await until('the headline', async () => (await textIn(page))?.includes(`标题 ${path}`))
      await until('the amount', async () => (await textIn(page))?.includes('23'))
      await until('the height', async () => (await said<Height>(page, 'preview/height')).at(-1)?.height === (await inFrame<number>(page, 'document.body.scrollHeight')))
      ok(((await said<Height>(page, 'preview/height')).at(-1)?.height ?? 0) > 300)
      const before = CLOCK.exec((await textIn(page)) ?? '')?.[0]
      equal(before !== undefined, hasClock)
      if (hasClock) await until('the clock goes on', async () => CLOCK.exec((await textIn(page)) ?? '')?.[0] !== before)
    })
    deepEqual(page.errors(), [])
  })

inBothWhenWhole('pop-ups: their address alone is of no activity', async (page) => {
  await page.goto(`${site}${DELAY}?sourceId=CALLDELAY2026`)
  await page.waitUntil(`location.pathname.indexOf('/invalid-activity/') >= 0`)
  notEqual(await page.evaluate(`document.querySelector('h1').textContent`), '')
})
