// About 10 s.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { inBothBrowsers } from '../driver/inBothBrowsers.ts'
import { answerAgain, hang } from '../driver/slow.ts'
import { logIn } from './loginSteps.ts'
import { received } from '../received.ts'
import { isInside, isReady, login, prefix, sourceId } from '../served.ts'

inBothBrowsers('a passenger logs in by phone and code and is led to the campaign, with its sourceId (spec 1 §4)', async (page) => {
  await page.goto(login)
  await page.waitUntil(isReady)
  await logIn(page)
  await page.waitUntil(isInside)
  const { pathname, searchParams } = await page.address()
  ok(pathname === `/market-platform-h5/${prefix}` || pathname.startsWith(`/market-platform-h5/${prefix}/`), pathname)
  equal(searchParams.get('sourceId'), sourceId)
  deepEqual(page.errors(), [])
})

inBothBrowsers('the page configuration is asked for once, with the headers of every call (spec 1 §7)', async (page) => {
  await page.goto(login)
  await page.waitUntil(isReady)
  await page.find('textbox', '手机号')
  const calls = await received('getLoginPage')
  equal(calls.length, 1)
  const headers = Object.fromEntries(Object.entries(calls[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  equal(headers['x-saic-platform'], 'h5')
  equal(headers['x-requested-with'], 'XMLHttpRequest')
  equal(headers['x-saic-device-id']?.length, 32)
  equal(headers['x-saic-device-id'], await page.evaluate<string>(`sessionStorage.getItem('market-platform-h5:device')`))
})

inBothBrowsers('a number that is typed before the bundle is there goes on in the form, with the keyboard where it was', async (page) => {
  await hang(page, '*/assets/*.js')
  await page.goto(login)
  await page.waitUntil(`document.querySelector('#shell input[type=tel]')`)
  const type = async (text: string) => {
    for (const character of text) await page.send('Input.dispatchKeyEvent', { type: 'char', text: character })
  }
  await page.evaluate(`document.querySelector('#shell input').focus()`)
  await type('13800')
  equal(await page.evaluate(`document.documentElement.hasAttribute('data-app')`), false)
  await answerAgain(page)
  await page.waitUntil(`document.documentElement.getAttribute('data-app') === 'ready'`)
  await type('138000')
  deepEqual(await page.evaluate(`[document.querySelectorAll('input[type=tel]').length, document.activeElement.value]`), [1, '138 0013 8000'])
  deepEqual(page.errors(), [])
})
