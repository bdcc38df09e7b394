// About 11 s.
import { deepEqual, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { asTheirPeople } from '../catalogue/asTheirPeople.ts'
import { backend, inBrowser, site } from '../driver/inBothBrowsers.ts'
import type { Page, Tab } from '../driver/page.ts'
import { kindOf, leaveOthers, samples, sweepTimeout } from '../driver/sampling.ts'
import { isReady } from '../served.ts'
import { differing, HIDE, lookAtHead } from './skeletonLook.ts'
import { answerAgain, hang } from '../driver/slow.ts'

/** What a server says of a user or of an activity stands in the head itself: there documents/skeletons.browser.ts compares the places. */
const SAID_IN_HEAD = new Set(['withdraw', 'detail', 'form'])
/** Left out: a title and a partner, which are marketing's, and the words of an outcome, which is the server's. */
const wordsOf = (kind: string): string => (kind === 'result' ? 'header h1, header p' : 'header [data-box=title], header [data-box=channelName]')
/** Edges of slanted lines come out otherwise now and then, on another layer of the screen. */
const FAINT_PIXELS = 10

const hasHead = (address: string): boolean => !['', 'redirect', ...SAID_IN_HEAD].includes(kindOf(address))

async function faultOf(page: Page, tab: Tab, address: string): Promise<string | undefined> {
  await hang(page, '*/assets/*')
  await page.goto(address)
  await page.waitUntil(`location.href === ${JSON.stringify(address)} && document.readyState !== 'loading' && document.querySelector('#shell [data-page]')`)
  if (!(await page.evaluate<boolean>(`!!document.querySelector('#shell header')`))) {
    // Or the next person could not log in.
    await answerAgain(page)
    return undefined
  }
  await page.evaluate(`${HIDE}; document.styleSheets[document.styleSheets.length - 1].insertRule('${wordsOf(kindOf(address))} { visibility: hidden !important }', 0)`)
  const drawn = await lookAtHead(page, '#shell')
  await answerAgain(page)
  await page.waitUntil(`${isReady} && document.querySelector('#root header')`)
  await wait(50)
  // A result that the user does not have leads to where one is to be had.
  if ((await page.evaluate<string>('location.pathname')) !== new URL(address).pathname) return undefined
  const found = await differing(tab, drawn, await lookAtHead(page, '#root'))
  return found === '' || parseInt(found, 10) <= FAINT_PIXELS ? '' : `${address.slice(site.length)}: ${found} differ`
}

inBrowser('current', 'the head that a document draws and the head of the page that takes its place are the same to the pixel', async (page) => {
  await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  await backend('scenario', { '*': 'ok', queryInviterCard: 'named' })
  const tab = await page.openTab()
  const compared: string[] = []
  const faults: string[] = []
  await asTheirPeople(page, samples.filter(hasHead), async (addresses) => {
    for (const address of addresses) {
      const fault = await faultOf(page, tab, address)
      if (fault !== undefined) compared.push(kindOf(address))
      if (fault) faults.push(fault)
    }
  })
  deepEqual(faults, [])
  ok(new Set(compared).size > 3, `pages with a head: ${compared.join(', ')}`)
}, { timeoutMs: sweepTimeout(samples.length) })
leaveOthers('the head of a document, beside that of its page,', samples)
