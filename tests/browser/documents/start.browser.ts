// About 30 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothBrowsers, inBrowser, site } from '../driver/inBothBrowsers.ts'
import { home, isReady, login, prefix } from '../served.ts'

inBothBrowsers('the application starts and says so', async (page) => {
  await page.goto(site)
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
  deepEqual(page.errors(), [])
})

inBothBrowsers('each browser loads its own bundle and nothing of the other', async (page) => {
  await page.goto(site)
  await page.waitUntil(`document.documentElement.hasAttribute('data-app')`)
  const folders = new Set(page.requests().flatMap((address) => /\/assets\/([ml])\//.exec(address)?.[1] ?? []))
  deepEqual([...folders], [page.browser === 'current' ? 'm' : 'l'])
})

inBothBrowsers('a bundle that cannot be loaded is asked for once more, then said in words', async (page) => {
  await page.blockAddresses(['*/assets/*/app.*'])
  await page.goto(site)
  await page.find('button', '重试')
  await page.seeText('页面加载失败')
  equal(await page.evaluate(`document.documentElement.getAttribute('data-app')`), 'error')
  equal(page.requests().filter((address) => /\/app\.[^/]*$/.test(address)).length, 2)
  await page.blockAddresses([])
  await page.click('button', '重试')
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
})

inBothBrowsers("the document asks for its page's files by itself, each once", async (page) => {
  await page.blockAddresses(['*/assets/*/app.*'])
  await page.goto(home)
  await page.find('button', '重试')
  const asked = page.requests().flatMap((address) => /\/assets\/[ml]\/(.*)\.[0-9a-f]+\.js$/.exec(address)?.[1] ?? [])
  deepEqual(asked.filter((name) => name === 'vendor' || name === prefix).toSorted(), [prefix, 'vendor'].toSorted())
  // Beside the entry and the campaign, the home.
  ok(asked.filter((name) => /^\d+$/.test(name)).length > 0)
  equal(new Set(asked).size, asked.length)
})

inBrowser('current', "the page's call is on its way before the packages are there", async (page) => {
  await page.blockAddresses(['*/assets/m/vendor.*'])
  await page.goto(login)
  await page.find('button', '重试')
  equal(page.requests().filter((address) => /\/external\/v1\//.test(address)).length, 1)
})

inBothBrowsers('a campaign whose file is missing says so, and comes with the retry', async (page) => {
  await page.blockAddresses([`*/assets/*/${prefix}.*`])
  await page.goto(home)
  await page.find('button', '重试')
  equal(await page.evaluate(`document.documentElement.getAttribute('data-app')`), 'error')
  await page.blockAddresses([])
  await page.click('button', '重试')
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
})

inBrowser('current', 'a missing file is a 404, a page address is the document', async (page) => {
  await page.goto(site)
  const status = (path: string, accept: string) => page.evaluate<number>(`fetch(${JSON.stringify(site + path)}, { headers: { Accept: ${JSON.stringify(accept)} } }).then(function (r) { return r.status })`)
  equal(await status('assets/m/gone.js', '*/*'), 404)
  equal(await status('assets/m/gone.js', 'text/html'), 404)
  equal(await status('some-activity/some-page', 'text/html'), 200)
  equal(await status('some-activity/some-page', 'application/json'), 404)
  ok(page.errors().every((error) => error.includes('404')))
})

const LISTEN = `window.__said = []; console.error = function (text) { window.__said.push(performance.now() + ' ' + text) };`

inBothBrowsers('a start that fails is reported, and said in words', async (page) => {
  await page.beforeScripts(`${LISTEN} (function () { var listen = window.addEventListener; window.addEventListener = function (name) { if (name === 'popstate') throw new Error('broken start'); return listen.apply(this, arguments) } })();`)
  await page.goto(site)
  await page.find('button', '重试')
  await page.waitUntil(`window.__said.some(function (text) { return text.indexOf('[start]') >= 0 })`)
})

inBothBrowsers('an early failure is reported at once: nobody has to stay for it', async (page) => {
  await page.beforeScripts(`${LISTEN} (window.__reports = []).push([new Error('early'), 'screen']);`)
  await page.goto(site)
  await page.waitUntil(`window.__said.some(function (text) { return /\\[screen\\] Error: early/.test(text) })`)
  // The reporting of a page without failures comes five seconds after its load, which itself may come after the report.
  await page.waitUntil(`performance.timing.loadEventEnd > 0`)
  ok(await page.evaluate(`parseFloat(window.__said[0]) < performance.timing.loadEventEnd - performance.timing.navigationStart + 4000`))
})

inBothBrowsers('a browser that refuses to write into the history keeps no page from starting (Safari, after a hundred entries in half a minute)', async (page) => {
  await page.beforeScripts(`history.replaceState = history.pushState = function () { throw new DOMException('refused', 'SecurityError') }`)
  for (const address of [home, login, site]) {
    await page.goto(address)
    await page.waitUntil(`location.href === ${JSON.stringify(address)} && ${isReady}`)
  }
})

inBothBrowsers('a page that is opened anew starts at its top, whatever was scrolled in its tab before; a reload finds its place', async (page) => {
  await page.send('Emulation.setDeviceMetricsOverride', { width: 320, height: 320, deviceScaleFactor: 2, mobile: true })
  await page.goto(login)
  await page.waitUntil(isReady)
  // The page hears of it with the next frame.
  await page.evaluate(`new Promise(function (done) { window.addEventListener('scroll', function () { setTimeout(done, 0) }, { once: true }); window.scrollTo(0, 150) })`)
  equal(await page.evaluate('window.pageYOffset'), 150)
  await page.reload()
  await page.waitUntil(`${isReady} && window.pageYOffset === 150`)
  await page.goto(home)
  await page.waitUntil(`location.href === ${JSON.stringify(home)} && ${isReady}`)
  await page.evaluate('new Promise(function (resolve) { setTimeout(resolve, 300) })')
  equal(await page.evaluate('window.pageYOffset'), 0)
})

/** What a translator does: every text in elements of its own, in which it is another one. */
const TRANSLATE = `(function () {
  var texts = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT), found = []
  while (texts.nextNode()) found.push(texts.currentNode)
  found.forEach(function (text) {
    var outer = document.createElement('font'), inner = document.createElement('font')
    inner.textContent = text.textContent + ' '
    outer.appendChild(inner)
    text.parentNode.replaceChild(outer, text)
  })
})()`

inBothBrowsers('a page that a browser has translated goes on, here and on the next pages', async (page) => {
  await page.goto(login)
  await page.waitUntil(isReady)
  await page.evaluate(TRANSLATE)
  await page.click('button', '登录')
  await page.seeText('请')
  await page.evaluate(TRANSLATE)
  await page.fill('手机号', '13800138000')
  await page.click('checkbox', '')
  await page.click('button', '获取验证码')
  await page.seeText('验证码已发送')
  await page.evaluate(TRANSLATE)
  await page.fill('验证码', '123456')
  await page.evaluate(TRANSLATE)
  await page.click('button', '登录')
  await page.waitUntil(`location.pathname.indexOf('/login') < 0 && ${isReady}`)
  equal(await page.evaluate(`document.body.innerText.indexOf('页面出了点问题')`), -1)
})
