// About 55 s.
import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { backend, inBothBrowsers, inBothWhenWhole, site } from '../driver/inBothBrowsers.ts'
import { addresses, home, isReady, login, prefix } from '../served.ts'
import { answerAgain, hang, isSlowGone, shortenSlowNotice, seeSlow, seeSlowForm } from '../driver/slow.ts'

const everything = async (outcome: string): Promise<unknown> => backend('scenario', { '*': outcome })
const isShown = `document.documentElement.hasAttribute('data-app')`
/** A page whose code is not there yet on the home. */
const ELSEWHERE = addresses.find((address) => !address.startsWith(`${site}${prefix}`)) ?? login

inBothWhenWhole('a page whose call hangs says after 12 s that it is slow, and comes with the retry', async (page) => {
  await everything('timeout')
  await page.goto(home)
  await wait(8_000)
  equal(await page.evaluate(`document.body.innerText.indexOf('网络较慢')`), -1)
  await seeSlow(page)
  await page.screenshot(`test-results/waiting-${page.browser}.png`).catch(() => undefined)
  await backend('reset')
  await page.click('button', '重试')
  await page.waitUntil(isReady)
  deepEqual(page.errors(), [])
})

inBothBrowsers('so does a page whose bundle hangs, with nothing of it there', async (page) => {
  await shortenSlowNotice(page)
  await hang(page, '*/assets/*/app.*')
  await page.goto(home)
  await seeSlow(page)
  equal(await page.evaluate(`!!document.querySelector('#root > *') || ${isShown}`), false)
  await answerAgain(page)
  await page.click('button', '重试')
  await page.waitUntil(`${isReady} && ${isSlowGone}`)
})

inBothWhenWhole('so does a page whose code hangs on the way to it', async (page) => {
  await shortenSlowNotice(page)
  await page.goto(home)
  await page.waitUntil(isReady)
  await hang(page, '*/assets/*')
  await page.evaluate(`window.history.pushState(null, '', '${ELSEWHERE}'); window.dispatchEvent(new PopStateEvent('popstate', { state: null }))`)
  await seeSlow(page)
  await answerAgain(page)
  await page.click('button', '重试')
  await page.waitUntil(`${isReady} && ${isSlowGone}`)
})

/** The file with the English words of what campaigns share. */
function englishFile(target: string): string {
  const { modules } = JSON.parse(readFileSync(`dist-maps/${target}.json`, 'utf8')) as { modules: Readonly<Record<string, readonly string[]>> }
  const file = Object.keys(modules).find((name) => modules[name]?.includes('src/ui/messages.en.ts'))
  if (file === undefined) throw new Error('No file of the build holds the English words.')
  return file
}

inBothWhenWhole('so does an English page whose words hang, in English', async (page) => {
  await shortenSlowNotice(page)
  await hang(page, `*/${englishFile(page.browser === 'current' ? 'modern' : 'legacy')}`)
  await page.goto(`${home}&lang=en`)
  await seeSlow(page, 'en')
  await answerAgain(page)
  await page.click('button', 'Try again')
  await page.waitUntil(`${isReady} && ${isSlowGone}`)
})

inBothWhenWhole('a button whose call hangs says so too, and keeps what was typed: it offers no reload', async (page) => {
  await shortenSlowNotice(page)
  await page.goto(login)
  await page.waitUntil(isShown)
  await page.fill('手机号', '13512345678')
  await page.fill('验证码', '123456')
  await page.check('同意')
  await everything('timeout')
  await page.click('button', '登录')
  await seeSlowForm(page)
  await page.screenshot(`test-results/waiting-button-${page.browser}.png`).catch(() => undefined)
  equal(await page.evaluate(`document.querySelector('input[type=tel]').value`), '135 1234 5678')
  await backend('reset')
})

for (const captcha of ['picture', 'slider']) {
  inBothWhenWhole(`whoever takes time over a ${captcha} captcha is not told that the network is slow`, async (page) => {
    await shortenSlowNotice(page)
    await backend('scenario', { sendmobileauthcode: captcha })
    await page.goto(login)
    await page.fill('手机号', '13800138000')
    await page.check('我已阅读并同意')
    await page.click('button', '获取验证码')
    await page.waitUntil(`document.querySelector('[role=dialog]')`)
    await wait(4_000)
    equal(await page.evaluate(`document.querySelectorAll('button[aria-busy=true]').length`), 1)
    equal(await page.evaluate(isSlowGone), true)
  })
}
