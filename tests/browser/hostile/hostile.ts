import { deepEqual } from 'node:assert/strict'
import { site } from '../driver/inBothBrowsers.ts'
import type { Page } from '../driver/page.ts'
import { until } from '../driver/until.ts'

export const base = new URL(site)
export const isThere = `document.documentElement.hasAttribute('data-app')`

/** Runs inside the page, before its own scripts: hears whatever a payload does when it runs, and what the content policy has to stop. */
const LISTEN = `
window.__heard = [];
['alert', 'confirm', 'prompt'].forEach(function (name) { window[name] = function () { window.__heard.push(name + ' ran on ' + location.href) } });
document.addEventListener('securitypolicyviolation', function (e) {
  if (!/^img-src/.test(e.violatedDirective)) window.__heard.push('stopped by policy: ' + e.violatedDirective + ' ' + e.blockedURI + ' on ' + location.href)
});`

export const listen = (page: Page): Promise<void> => page.beforeScripts(LISTEN)

/** Runs inside the page: what markup of a payload would leave behind. Written for Chromium 64. */
function findTraces(links: string): readonly string[] {
  const found: string[] = []
  Array.prototype.forEach.call(document.querySelectorAll('*'), (element: Element) => {
    const tag = element.tagName.toLowerCase()
    if (['iframe', 'object', 'embed', 'base', 'marquee', 'template'].indexOf(tag) >= 0 && !element.closest('[data-own]')) found.push(`an element ${tag}`)
    // Ours are sent by script and have none.
    if (tag === 'form' && element.hasAttribute('action')) found.push('a form that a browser sends')
    if (tag === 'script' && (element as HTMLScriptElement).src && (element as HTMLScriptElement).src.indexOf(location.origin) !== 0) found.push(`a script of ${(element as HTMLScriptElement).src}`)
    Array.prototype.forEach.call(element.attributes, ({ name, value }: Attr) => {
      if (/^on/i.test(name)) found.push(`an attribute ${name}`)
      if (/^(href|src|action|formaction|xlink:href|srcdoc)$/i.test(name) && !new RegExp(links, 'i').test(value)) found.push(`${tag} ${name}=${value}`)
    })
  })
  if ((Object.prototype as { polluted?: unknown }).polluted !== undefined) found.push('a changed prototype')
  return found.concat((window as unknown as { __heard?: string[] }).__heard || ['nobody listens'])
}

/** Addresses that markup of ours may hold: our own, https, what our apps take, and pictures as data. */
const SAFE = '^(https://[^/?#@\\\\]+([/?#]|$)|/(?!/)|\\?|#|$|tel:|weixin:|alipays:|dingtalk:|saicmobility:|saictaxi:|blob:|data:,|data:image/(png|jpeg|gif|webp|svg\\+xml)[;,]|http://(localhost|127\\.0\\.0\\.1):)'

const SEE = `({ origin: location.origin, isOurs: location.pathname.indexOf('/market-platform-h5') === 0, traces: (${findTraces.toString()})(${JSON.stringify(SAFE)}) })`

/** Fails where anything of a payload ran, changed a prototype, became an element or a link, or took the page away. What was touched may have led to another document, which comes while one looks. */
export async function expectHarmless(page: Page, what: string, home = base.origin): Promise<void> {
  const seen: unknown[] = []
  await until(`${what} can be looked at`, async () => seen.push(await page.evaluate(SEE)))
  deepEqual({ what, seen }, { what, seen: [{ origin: home, isOurs: true, traces: [] }] })
}
