import { deepEqual, equal, match } from 'node:assert/strict'
import { inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { isReady, login } from '../served.ts'
import { answerAgain, hang } from '../driver/slow.ts'

const KEPT = 'market-platform-h5.config'
const TITLE = '春日登录有礼'
const kept = `sessionStorage.getItem('${KEPT}')`
const COLOUR = `getComputedStyle(document.querySelector('#shell [data-page]')).backgroundColor`
const HEADLINE = `document.querySelector('#shell h1').innerText`

/** From now on marketing has set this title of the login page. */
async function setTitle(page: Page, title: string): Promise<void> {
  const source = new URL(login).searchParams.get('sourceId') ?? ''
  const reply = (await (await fetch(new URL(`/external/v1/CandleBizService/getLoginPage?sourceId=${source}`, site))).json()) as { data: object }
  const said = JSON.stringify({ ...reply, data: { ...reply.data, title, bgImage: '' } })
  await page.beforeScripts(`(function () { var asked = window.fetch; window.fetch = function (url) {
    return String(url.url || url).indexOf('/getLoginPage') < 0 ? asked.apply(window, arguments) : Promise.resolve(new Response(${JSON.stringify(said)}, { headers: { 'Content-Type': 'application/json' } }))
  } })()`)
}

/** The document alone, once it has painted what it knows. */
async function openHeld(page: Page, address = login): Promise<void> {
  await hang(page, '*/assets/*')
  await page.goto(address)
  await page.waitUntil(`location.href === ${JSON.stringify(address)} && document.readyState !== 'loading' && document.querySelector('#shell h1')`)
}

inBrowser('current', 'the next visit of the tab begins with the title and the colour that marketing had set', async (page) => {
  await setTitle(page, TITLE)
  await page.goto(login)
  await page.waitUntil(`${isReady} && ${kept}`)
  match(await page.evaluate<string>(kept), new RegExp(TITLE))
  const colour = await page.evaluate(`getComputedStyle(document.querySelector('#root [data-page]')).backgroundColor`)
  await openHeld(page)
  deepEqual([await page.evaluate(HEADLINE), await page.evaluate(COLOUR)], [TITLE, colour])
  // Another activity of the same campaign, and another language, begin with their own.
  await openHeld(page, login.replace(/sourceId=\w+/, 'sourceId=OTHER'))
  equal(await page.evaluate<string>(HEADLINE) === TITLE, false)
  await openHeld(page, `${login}&lang=en`)
  equal(await page.evaluate<string>(HEADLINE) === TITLE, false)
})

inBrowser('current', 'what somebody else puts there is shown as a text at most, and sets no colour', async (page) => {
  await setTitle(page, TITLE)
  await page.goto(login)
  await page.waitUntil(`${isReady} && ${kept}`)
  const plain = await page.evaluate(`getComputedStyle(document.querySelector('#root [data-page]')).backgroundColor`)
  const markup = '<img src=x onerror="window.__hurt=1"><script>window.__hurt=1</script>'
  for (const colour of ['red', '#fff;position:fixed', 'url(https://evil.example/x)', '#12345678x', 7]) {
    await page.evaluate(`(function () {
      var all = JSON.parse(${kept})
      Object.keys(all).forEach(function (key) { all[key] = { colour: ${JSON.stringify(colour)}, texts: { title: ${JSON.stringify(markup)}, '"],body,[a="': 'x', bgImage: 'x' } } })
      sessionStorage.setItem('${KEPT}', JSON.stringify(all))
    })()`)
    await openHeld(page)
    deepEqual([await page.evaluate(COLOUR), await page.evaluate(HEADLINE), await page.evaluate(`document.querySelectorAll('#shell h1 *').length + (window.__hurt || 0)`)], [plain, markup, 0])
    await answerAgain(page)
    await page.goto(site)
    await page.waitUntil(isReady)
  }
  for (const text of ['{', 'null', '[7]', '{"__proto__":{"polluted":1}}']) {
    await page.evaluate(`sessionStorage.setItem('${KEPT}', ${JSON.stringify(text)})`)
    await openHeld(page)
    equal(await page.evaluate('({}).polluted'), undefined)
    await answerAgain(page)
    await page.goto(login)
    await page.waitUntil(isReady)
  }
  deepEqual(page.errors(), [])
})
