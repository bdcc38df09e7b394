// About 25 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothWhenWhole, inBrowser, site } from '../driver/inBothBrowsers.ts'
import { frame, inFrame, READY, said, say, withTool } from './previewSteps.ts'
import { until } from '../driver/until.ts'
import { allReceived } from '../received.ts'
import { leave, previewSamples, previews } from '../driver/sampling.ts'
import { prefix } from '../served.ts'

type Ready = { readonly type: 'preview/ready'; readonly page: string; readonly boxes: readonly string[] }
type Height = { readonly height: number }
type Problem = { readonly path: string }

/** A page that every campaign has. */
const LOGIN = `${prefix}/login`

const TITLE = 'A title set by the tool'
const shownText = `document.title + ' ' + document.body.innerText`

const ENDED = `${prefix}/invalid-activity/1/preview`
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const WRONG = { title: 'x'.repeat(1_000_000), bgImage: 'javascript:alert(1)' }
/** What is named of `WRONG`, and what is set then and where it is seen: every page has a title, but for the ended one, of which its background alone is set (spec 2 §3). */
const editOf = (path: string) =>
  path === ENDED
    ? { named: 'bgImage', config: { bgImageType: 2, bgImage: PICTURE }, shown: `[].map.call(document.images, function (image) { return image.src }).join(' ')`, sign: PICTURE }
    : { named: 'title', config: { title: TITLE }, shown: shownText, sign: TITLE }

inBrowser('current', 'every preview of the catalogue runs in the frame of another origin and asks the backend nothing (spec 2 §2.5)', async (page) => {
  await withTool(async (tool) => {
    for (const path of [...previewSamples.map((address) => address.slice(site.length)), ENDED]) {
      const { named, config: right, shown, sign } = editOf(path)
      await frame(page, tool, path, { follows: true })
      await page.waitUntil(`${READY} && ofType('preview/height').length > 0`)
      const [ready] = await said<Ready>(page, 'preview/ready')
      equal(ready?.page, path.replace(/\/preview$/, ''))
      const configure = (config: object) => say(page, { type: 'preview/config', page: ready?.page, config })
      await configure(WRONG)
      await page.waitUntil(`ofType('preview/problem').some(function (problem) { return problem.path === '${named}' })`)
      const text = (await inFrame<string>(page, `document.body.innerText`)) ?? ''
      ok(text.trim().length > 5, `${path} is blank`)
      await page.evaluate(`heard = []`)
      await configure(right)
      await until(`what was set on ${path}`, async () => (await inFrame<string>(page, shown))?.includes(sign))
      deepEqual(await said<Problem>(page, 'preview/problem'), [])
      const heights = await said<Height>(page, 'preview/height')
      ok(heights.length < 4, `${path} told the heights ${heights.map(({ height }) => height).join(', ')}`)
    }
  })
  deepEqual((await allReceived()).map(({ path }) => path), [])
  deepEqual(page.errors(), [])
}, { isStill: true })

// The catalogue's tests open each of the others.
leave(`${previews.length - previewSamples.length} of ${previews.length} previews in the frame of another origin`)

inBothWhenWhole('a preview follows its parent: text, boxes, height (spec 2 §2.5)', async (page) => {
  await withTool(async (tool) => {
    await frame(page, tool, `${LOGIN}/preview?previewType=with-preview-box`, { follows: true })
    await page.waitUntil(READY)
    const [ready] = await said<Ready>(page, 'preview/ready')
    equal(ready?.page, LOGIN)
    ok(ready?.boxes.includes('title'))
    await page.waitUntil(`ofType('preview/height').length > 0`)
    await say(page, { type: 'preview/config', page: LOGIN, config: { title: 'By the tool', customShareLink: 'nowhere' } })
    await page.waitUntil(`ofType('preview/problem').length === 1`)
    // The frame takes the page's height, and that is the end of it.
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 1000) })`)
    const heights = await said<Height>(page, 'preview/height')
    ok(heights.length < 5, `the page told ${heights.length} heights`)
    ok((heights.at(-1)?.height ?? 0) > 300)
    await until('the title of the tool', async () => (await inFrame<string>(page, shownText))?.includes('By the tool'))
    const told = heights.length
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 1000) })`)
    equal((await said<Height>(page, 'preview/height')).length, told)
    await say(page, { type: 'preview/box', box: 'title', status: 'active' })
    await page.evaluate(`heard = []`)
    const middle = await inFrame<{ x: number; y: number }>(page, `(function (r) { return { x: r.left + r.width / 2, y: r.top + r.height / 2 } })(document.querySelector('[data-box=title]').getBoundingClientRect())`)
    for (const type of ['mousePressed', 'mouseReleased']) await page.send('Input.dispatchMouseEvent', { type, ...middle, button: 'left', clickCount: 1 })
    await page.waitUntil(`ofType('preview/box').some(function (said) { return said.status === 'active' })`)
    deepEqual(await said(page, 'preview/action'), [])
  })
  deepEqual(await allReceived(), [])
})

inBrowser('current', 'a keystroke of the tool is on the page in less than 100 ms', async (page) => {
  await withTool(async (tool) => {
    await frame(page, tool, `${LOGIN}/preview`)
    await page.waitUntil(`ofType('preview/height').length > 0`)
    // The answer to a wrong field comes once the page is drawn.
    const times = await page.evaluate<readonly number[]>(`(async function () {
      var times = []
      for (var i = 0; i < 20; i++) {
        var start = performance.now(), count = ofType('preview/problem').length
        say({ type: 'preview/config', page: '${LOGIN}', config: { title: 'Key ' + i, customShareLink: 'nowhere' } })
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
    await frame(page, tool, `${LOGIN}/preview`)
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 1500) })`)
    await say(page, { type: 'preview/config', page: LOGIN, config: { title: 7 } })
    await page.evaluate(`new Promise(function (resolve) { setTimeout(resolve, 500) })`)
    deepEqual(await page.evaluate(`heard`), [])
  }, { 'Content-Security-Policy': 'sandbox allow-scripts' })
})

inBrowser('current', 'a tool that hides its address is heard, and told that the preview is ready', async (page) => {
  await withTool(async (tool) => {
    await frame(page, tool, `${LOGIN}/preview`)
    await page.waitUntil(READY)
    equal(await page.evaluate(`heard[0].origin`), new URL(site).origin)
  }, { 'Referrer-Policy': 'no-referrer' })
})
