import { CACHED_CONFIG_KEY, cachedConfigKey, type CachedConfig } from '@/lib/pageConfig/cachedConfig'
import { ROUTER_BASENAME } from './routing/basePath'
import { tabStorage } from './persistence/webStorage'

/** Pages that are kept: those of one visit. */
const MOST_PAGES = 12
/** Characters of one text: a title, not a page of rules. */
const LONGEST = 60

/** A field that is shown as a text, or as a button's that can be pressed. */
const isText = ({ firstElementChild: part, textContent }: Element): boolean =>
  (!part || (part.matches('button:not([aria-disabled])') && !part.querySelector('img'))) && !!textContent && textContent.length <= LONGEST

/** What the page on screen shows of its configuration in plain text, and its colour. */
function readScreen(root: Element): CachedConfig | undefined {
  const frame = root.querySelector('[data-page]')
  if (!frame) return undefined
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-box]')].filter(isText)
  return { texts: Object.fromEntries(boxes.map(({ dataset, textContent }) => [dataset['box'], textContent])) as CachedConfig['texts'], colour: toHex(getComputedStyle(frame).backgroundColor) }
}

/** `rgb(255, 245, 238)` as `#fff5ee`; '' for anything else. */
export function toHex(colour: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : ''
}

/** Keeps for the tab's next visit what marketing has set for the page on screen. Best effort: where storage is blocked, the next visit begins with the defaults. */
export function cacheConfig({ location, document }: Window = window): void {
  const root = document.getElementById('root')
  const screen = document.documentElement.getAttribute('data-app') === 'ready' && root ? readScreen(root) : undefined
  if (!screen) return
  try {
    const key = cachedConfigKey(location.pathname.slice(ROUTER_BASENAME.length), location.search, document.documentElement.lang)
    const others = Object.entries(readKept()).filter(([other]) => other !== key)
    tabStorage.write(CACHED_CONFIG_KEY, JSON.stringify(Object.fromEntries([[key, screen], ...others].slice(0, MOST_PAGES))))
  } catch {
    // Blocked, or full.
  }
}

/** None where another's text stands there, which the next write replaces. */
function readKept(): Readonly<Record<string, CachedConfig>> {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(CACHED_CONFIG_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, CachedConfig>) : {}
  } catch {
    return {}
  }
}
