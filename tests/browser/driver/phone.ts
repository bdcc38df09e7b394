import type { Page } from './page.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36'

/** Makes the page's browser a phone on this network, as far as a page can see. `suffix` is what an app adds to the user agent of its web view. */
export async function takePhone(page: Page, network: string, suffix = ''): Promise<void> {
  // The old browser knows this under its first name.
  const userAgent = PHONE + suffix
  await page.send('Emulation.setUserAgentOverride', { userAgent }).catch(() => page.send('Network.setUserAgentOverride', { userAgent }))
  await page.beforeScripts(`Object.defineProperty(navigator, 'connection', { configurable: true, value: { type: ${JSON.stringify(network)} } })`)
}
