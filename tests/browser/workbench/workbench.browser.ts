// About 25 s.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { inBrowser } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { prefix } from '../served.ts'
import { CTRL, giveFile, inFrame, isReady, openWorkbench, pressInFrame, pressKey, SHIFT } from './workbenchSteps.ts'

/** A page that every campaign has. */
const LOGIN = `${prefix}/login`
const open = (page: Page): Promise<void> => openWorkbench(page, `#page=${LOGIN}`)
const shows = (text: string): string => `${inFrame}.body.innerText.includes(${JSON.stringify(text)})`
const valueOf = (label: string): string => `Array.from(document.querySelectorAll('label')).find((l) => l.textContent === ${JSON.stringify(label)}).control.value`

inBrowser('current', 'a title typed in the form shows in the page, and undo takes it back (spec 2 §2.5)', async (page) => {
  await open(page)
  await page.fill('页面标题', '夏日狂欢')
  await page.waitUntil(shows('夏日狂欢'))
  await pressKey(page, 'z', 'KeyZ', { modifiers: CTRL, keyCode: 90 })
  await page.waitUntil(`!${shows('夏日狂欢')}`)
  await pressKey(page, 'z', 'KeyZ', { modifiers: CTRL | SHIFT, keyCode: 90 })
  await page.waitUntil(shows('夏日狂欢'))
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a keystroke is in the page within 100 ms', async (page) => {
  await open(page)
  await page.click('textbox', '页面标题')
  await page.evaluate(`(function () {
    var frame = document.querySelector('iframe').contentWindow
    window.delays = []
    window.addEventListener('input', function () { window.typedAt = performance.now() }, true)
    new frame.MutationObserver(function () {
      if (!window.typedAt) return
      window.delays.push(performance.now() - window.typedAt)
      window.typedAt = 0
    }).observe(frame.document.body, { subtree: true, childList: true, characterData: true })
  })()`)
  for (const letter of 'abcdefghijklmnopqrst') {
    await page.send('Input.dispatchKeyEvent', { type: 'char', text: letter })
    await page.waitUntil('window.typedAt === 0')
  }
  const delays = (await page.evaluate<number[]>('window.delays')).toSorted((a, b) => a - b)
  equal(delays.length, 20)
  const median = delays[10] ?? Infinity
  console.log(`keystroke to page: median ${median.toFixed(0)} ms, slowest ${delays.at(-1)?.toFixed(0)} ms`)
  ok(median < 100, `${median} ms`)
})

inBrowser('current', 'a box in the page leads to its field, and a field to its box', async (page) => {
  await open(page)
  await pressInFrame(page, '[data-box=title]')
  await page.waitUntil(`document.activeElement === Array.from(document.querySelectorAll('label')).find((l) => l.textContent === '页面标题').control`)
  await page.click('textbox', '登录按钮文案')
  await page.waitUntil(`document.querySelector('[data-path=buttonDesc]').contains(document.activeElement)`)
  deepEqual(page.errors(), [])
})

inBrowser('current', 'without boxes a tap is listed as what it would do', async (page) => {
  await open(page)
  await page.click('button', '显示可编辑区域')
  await page.waitUntil(`/previewType=common/.test(document.querySelector('iframe').src) && ${isReady}`)
  await pressInFrame(page, '[data-box=buttonDesc] button, button[data-box=buttonDesc], main button')
  await page.waitUntil(`document.querySelector('[role=log] code')`)
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a bad value is named beside its field and on top, and the page shows its default', async (page) => {
  await open(page)
  await page.fill('自定义分享链接', 'reddish')
  await page.seeText('1 个问题，出问题的字段显示默认值')
  await page.seeText('地址不安全或格式不对')
  ok(await page.evaluate(isReady))
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a configuration goes out as a file and comes back in', async (page) => {
  await open(page)
  await page.fill('页面标题', '导出的标题')
  await page.evaluate(`(function (make) { URL.createObjectURL = function (blob) { blob.text().then(function (text) { window.exported = text }); return make.call(URL, blob) } })(URL.createObjectURL)`)
  await page.click('button', '导出 JSON')
  await page.waitUntil('window.exported')
  const exported = JSON.parse(await page.evaluate<string>('window.exported')) as unknown
  deepEqual(exported, { page: LOGIN, config: { title: '导出的标题' } })
  await page.click('button', '全部恢复默认')
  await page.waitUntil(`!${shows('导出的标题')}`)
  await giveFile(page, 'json', 'window.exported', 'a.json', 'application/json')
  await page.waitUntil(shows('导出的标题'))
  await giveFile(page, 'json', '"{"', 'b.json', 'application/json')
  await page.seeText('文件不是有效的 JSON')
  deepEqual(page.errors(), [])
})

inBrowser('current', 'a link brings back page, data, size and configuration, on any machine', async (page) => {
  await open(page)
  await page.fill('登录按钮文案', '马上登录')
  await page.waitUntil(shows('马上登录'))
  await page.waitUntil(`/config=/.test(location.hash)`)
  // It follows the typing at a distance: the last letter is in it once it has stood still for a second.
  await page.waitUntil(`window.__hash === location.hash ? Date.now() - window.__since > 1000 : (window.__hash = location.hash, window.__since = Date.now(), false)`)
  const { hash } = await page.address()
  await page.evaluate('localStorage.clear()')
  await page.goto('about:blank')
  await openWorkbench(page, hash)
  await page.waitUntil(shows('马上登录'))
  equal(await page.evaluate(valueOf('登录按钮文案')), '马上登录')
  match(hash, /size=390/)
})

inBrowser('current', 'an uploaded picture becomes part of the configuration, small enough to send', async (page) => {
  await open(page)
  const noise = `new Promise(function (done) { var c = document.createElement('canvas'); c.width = 2400; c.height = 1600; var x = c.getContext('2d'); for (var i = 0; i < 4000; i++) { x.fillStyle = 'hsl(' + (i * 37 % 360) + ',80%,50%)'; x.fillRect(i * 73 % 2400, i * 131 % 1600, 90, 60) } c.toBlob(done, 'image/jpeg', 0.95) })`
  await giveFile(page, 'image', noise, 'a.jpg', 'image/jpeg')
  await page.waitUntil(`Array.from(${inFrame}.querySelectorAll('*')).some((e) => /^data:image.jpeg/.test(e.src || '') || /data:image.jpeg/.test(getComputedStyle(e).backgroundImage))`)
  const kilobytes = Number(/已上传图片 · (\d+) KB/.exec(await page.evaluate<string>('document.body.innerText'))?.[1])
  ok(kilobytes > 5 && kilobytes < 520, `${kilobytes} KB`)
  await giveFile(page, 'image', '"<svg/>"', 'a.svg', 'image/svg+xml')
  await page.seeText('仅支持 PNG、JPEG、WebP、GIF 图片')
  deepEqual(page.errors(), [])
})
