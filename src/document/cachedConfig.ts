import { CACHED_CONFIG_KEY, cachedConfigKey, type CachedConfig } from '@/lib/pageConfig/cachedConfig'

const COLOUR = /^#[\da-f]{3,8}$/i

/** What marketing has set is known from the last visit in this tab: the first paint has it in the place of the defaults, text by text, and its colour. */
export function paintCachedConfig(shell: Element, path: string): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CACHED_CONFIG_KEY) as string) as { [page: string]: CachedConfig }
    const known = kept[cachedConfigKey(path, location.search, document.documentElement.lang)] as CachedConfig
    const frame = shell.querySelector<HTMLElement>('[data-page]')
    if (frame && COLOUR.test(known.colour)) frame.style.backgroundColor = known.colour
    Object.keys(known.texts).forEach((box) => {
      const place = shell.querySelector(`[data-box="${box}"]`)
      const text = known.texts[box]
      if (place && !place.firstElementChild && text) place.textContent = text
    })
  } catch {
    // Nothing is known, storage is blocked, or something else stands there: the defaults remain.
  }
}
