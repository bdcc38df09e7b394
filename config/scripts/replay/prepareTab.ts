import type { Page } from '../../../tests/browser/driver/page.ts'
import { SIMULATOR_PATH } from '../server/simulator.ts'
import '../sourceModules.ts'

const { ASKED_COOKIE } = await import('../../../src/simulator/params.ts')

/** Where the simulator keeps what a tab is to do (src/simulator/tabMemory.ts). */
const KEY = 'market-platform-h5:simulator:'

export const readFromTab = (page: Page, name: string): Promise<string | null> => page.evaluate<string | null>(`sessionStorage.getItem(${JSON.stringify(KEY + name)})`)

/** Puts down what the next document of this tab is to do, at an address of this site where nothing runs. The simulator comes with it, though no address asks for it. */
export async function prepareTab(page: Page, site: string, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(new URL(SIMULATOR_PATH, site).href)
  await page.waitUntil(`location.pathname === ${JSON.stringify(SIMULATOR_PATH)}`)
  const entries = Object.entries(kept).map(([name, text]) => [KEY + name, text])
  await page.evaluate(`(function (entries) { sessionStorage.clear(); entries.forEach(function (entry) { sessionStorage.setItem(entry[0], entry[1]) }); document.cookie = ${JSON.stringify(`${ASKED_COOKIE}=1; Path=/`)} })(${JSON.stringify(entries)})`)
  // A browser sets a cookie while the script goes on: on a busy machine the next document may be asked for without it.
  await page.waitUntil(`document.cookie.indexOf(${JSON.stringify(`${ASKED_COOKIE}=1`)}) >= 0`)
}
