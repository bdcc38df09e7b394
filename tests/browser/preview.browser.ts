import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { inBothBrowsers, inBrowser, site } from './inBothBrowsers.ts'
import { frame, inFrame, isShown, READY, said, say, until, withTool } from './previewSteps.ts'

type Route = { readonly campaign: string; readonly path: string; readonly preview: boolean }
type Received = { readonly path: string }
type Ready = { readonly type: 'preview/ready'; readonly page: string; readonly boxes: readonly string[] }
type Height = { readonly height: number }
type Problem = { readonly path: string }

const routes = JSON.parse(readFileSync('tests/architecture/routes.json', 'utf8')) as readonly Route[]
const received = async (): Promise<readonly Received[]> => (await (await fetch(new URL('/__mock__/requests', site))).json()) as Received[]
const built = new Set(((await (await fetch(new URL('/__mock__/campaigns', site))).json()) as { prefix: string; urls: readonly string[] }[]).map(({ prefix }) => prefix))

const HOME = 'passenger-invite-passenger-activity-cash'

const TITLE = 'A title set by the tool'
const shownText = `document.title + ' ' + document.body.innerText`

inBrowser('current', 'every preview of the catalogue that is built runs in the frame of another origin and asks the backend nothing (spec 2 §2.5)', async (page) => {
  const paths = routes.filter(({ preview, campaign }) => preview && built.has(campaign)).map(({ path }) => path.slice(1))
  const shown: string[] = []
  await withTool(async (tool) => {
    for (const path of [...paths, `${HOME}/invalid-activity/1/preview`]) {
      await frame(page, tool, path, { follows: true })
      if (!(await isShown(page))) continue
      shown.push(path)
      await page.waitUntil(`${READY} && ofType('preview/height').length > 0`)
      const [ready] = await said<Ready>(page, 'preview/ready')
      equal(ready?.page, path.replace(/\/preview$/, ''))
      const configure = (config: object) => say(page, { type: 'preview/config', page: ready?.page, config })
      await configure({ title: 'x'.repeat(1_000_000), bgImage: 'javascript:alert(1)' })
      await page.waitUntil(`ofType('preview/problem').some(function (problem) { return problem.path === 'title' })`)
      const text = (await inFrame<string>(page, `document.body.innerText`)) ?? ''
      ok(text.trim().length > 5, `${path} is blank`)
      await page.evaluate(`heard = []`)
      await configure({ title: TITLE })
      await until(`the new title on ${path}`, async () => (await inFrame<string>(page, shownText))?.includes(TITLE))
      deepEqual(await said<Problem>(page, 'preview/problem'), [])
      const heights = await said<Height>(page, 'preview/height')
      ok(heights.length < 4, `${path} told the heights ${heights.map(({ height }) => height).join(', ')}`)
    }
  })
  ok(shown.length >= 20, `only ${shown.length} previews were shown`)
  deepEqual((await received()).map(({ path }) => path), [])
  deepEqual(page.errors(), [])
})

inBothBrowsers('a preview follows its parent: text, boxes, height (spec 2 §2.5)', async (page) => {
  await withTool(async (tool) => {
    await frame(page, tool, `${HOME}/preview?previewType=with-preview-box`, { follows: true })
    await page.waitUntil(READY)
    const [ready] = await said<Ready>(page, 'preview/ready')
    equal(ready?.page, HOME)
    ok(ready?.boxes.includes('headline'))
    await page.waitUntil(`ofType('preview/height').length > 0`)
    await say(page, { type: 'preview/config', page: HOME, config: { headline: 'By the tool', themeColor: 'red' } })
    await page.waitUntil(`ofType('preview/problem').length === 1`)
    // The frame takes the page's height, and that is the end of it.
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 1000) })`)
    const heights = await said<Height>(page, 'preview/height')
    ok(heights.length < 5, `the page told ${heights.length} heights`)
    ok((heights.at(-1)?.height ?? 0) > 700)
    const told = heights.length
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 1000) })`)
    equal((await said<Height>(page, 'preview/height')).length, told)
    await say(page, { type: 'preview/box', box: 'headline', status: 'active' })
    await page.evaluate(`heard = []`)
    await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', x: 60, y: 120, button: 'left', clickCount: 1 })
    await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: 60, y: 120, button: 'left', clickCount: 1 })
    await page.waitUntil(`ofType('preview/box').some(function (said) { return said.status === 'active' })`)
    deepEqual(await said(page, 'preview/action'), [])
  })
  deepEqual(await received(), [])
})

inBrowser('current', 'a keystroke of the tool is on the page in less than 100 ms', async (page) => {
  await withTool(async (tool) => {
    await frame(page, tool, `${HOME}/preview`)
    await page.waitUntil(`ofType('preview/height').length > 0`)
    // The answer to a wrong field comes once the page is drawn.
    const times = await page.evaluate<readonly number[]>(`(async function () {
      var times = []
      for (var i = 0; i < 20; i++) {
        var start = performance.now(), count = ofType('preview/problem').length
        say({ type: 'preview/config', page: '${HOME}', config: { headline: 'Key ' + i, title: 7 } })
        while (ofType('preview/problem').length === count) await new Promise(function (resolve) { setTimeout(resolve, 1) })
        times.push(performance.now() - start)
      }
      return times
    })()`)
    const median = times.toSorted((a, b) => a - b)[10] ?? Infinity
    ok(median < 100, `a median of ${median} ms`)
  })
})

inBrowser('current', 'a tool that is not allowed gets no word out of a preview, and none in', async (page) => {
  // Opaque: what a sandboxed page, or a file, has for an origin.
  await withTool(async (tool) => {
    await frame(page, tool, `${HOME}/preview`)
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 1500) })`)
    await say(page, { type: 'preview/config', page: HOME, config: { title: 7 } })
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 500) })`)
    deepEqual(await page.evaluate(`heard`), [])
  }, { 'Content-Security-Policy': 'sandbox allow-scripts' })
})

inBrowser('current', 'a tool that hides its address is heard, and told that the preview is ready', async (page) => {
  await withTool(async (tool) => {
    await frame(page, tool, `${HOME}/login/preview`)
    await page.waitUntil(READY)
    equal(await page.evaluate(`heard[0].origin`), new URL(site).origin)
  }, { 'Referrer-Policy': 'no-referrer' })
})
