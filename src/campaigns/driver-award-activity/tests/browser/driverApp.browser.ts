// About 20 s.
import { deepEqual, equal } from 'node:assert/strict'
import { inBrowser, site } from '../../../../../tests/browser/driver/inBothBrowsers.ts'
import type { Page } from '../../../../../tests/browser/driver/page.ts'
import { inFrame } from '../../../../../tests/browser/workbench/previewSteps.ts'
import { until } from '../../../../../tests/browser/driver/until.ts'

const open = (page: Page, send: string): Promise<void> => page.goto(new URL(`/__simulator__/driver/?send=${send}`, site).href)
const seen = (page: Page, words: string): Promise<void> => until(words, async () => (await inFrame<string>(page, 'document.body.innerText'))?.includes(words), 30_000)
const log = (page: Page): Promise<string> => page.evaluate<string>(`document.querySelector('ol').innerText`)

inBrowser('current', 'a tester drives the award centre in a simulated driver’s app: its session at once, too late, malformed, and by a stranger', async (page) => {
  await open(page, 'atOnce')
  await seen(page, '本周冲单奖')
  equal((await log(page)).includes('preview/token'), true)
  await open(page, 'malformed')
  // What the app gave before has been forgotten.
  await seen(page, '请在司机端打开')
  await open(page, 'late')
  await seen(page, '请在司机端打开')
  await seen(page, '本周冲单奖')
  const errors = page.errors().length
  await open(page, 'stranger')
  await until('the stranger', async () => (await log(page)).includes('stranger/loaded'))
  // Its own policy lets no stranger frame the page, which says nothing therefore.
  equal((await log(page)).includes('preview/ready'), false)
  deepEqual(page.errors().slice(0, errors), [])
})
