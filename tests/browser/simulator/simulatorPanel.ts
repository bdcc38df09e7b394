import type { Page } from '../driver/page.ts'

/** Inside the panel's shadow root, which a page's own searches do not enter. */
export const panel = `document.querySelector('market-platform-simulator').shadowRoot`

export const press = (page: Page, name: string): Promise<void> => page.waitUntil(`(function () { var found = Array.prototype.filter.call(${panel}.querySelectorAll('button'), function (b) { return (b.getAttribute('aria-label') || b.textContent) === ${JSON.stringify(name)} })[0]; if (found) found.click(); return found })()`)

/** Opens the panel, and waits until its list of calls names this one. */
export async function seeCall(page: Page, method: string): Promise<void> {
  await press(page, '测试面板')
  await page.waitUntil(`Array.prototype.some.call(${panel}.querySelectorAll('.calls summary b'), function (b) { return b.textContent === ${JSON.stringify(method)} })`)
}
