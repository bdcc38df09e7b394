import { cookieStorage } from '@/app/persistence/cookieStorage'
import { cookieText } from '@/lib/storage/cookieText'
import { isProductKey, keyOfCookie } from '../productKeys'
import { decode } from '../recorder/redaction/writing'
import type { RecordingStart } from '../recording/format'

function restoreStorage(storage: Storage, kept: Readonly<Record<string, string>>): void {
  Object.keys(storage).filter(isProductKey).forEach((key) => storage.removeItem(key))
  Object.keys(kept).filter(isProductKey).forEach((key) => storage.setItem(key, kept[key] ?? ''))
}

/** A name from a file that could set attributes of its own is none that a cookie can have. */
const COOKIE_NAME = /^[\w.!#$%&'*+^`|~-]+$/

/** With the application's own code, which names a cookie as this address needs it. */
function restoreCookies(kept: Readonly<Record<string, string>>): void {
  const before = cookieText().split('; ').map((pair) => pair.split('=')[0] ?? '')
  for (const key of before.map(keyOfCookie)) if (key !== null) cookieStorage.erase(key)
  for (const name of Object.keys(kept)) {
    const key = COOKIE_NAME.test(name) ? keyOfCookie(name) : null
    if (key !== null) writeCookie(key, decode(kept[name] ?? ''))
  }
}

function writeCookie(key: string, text: string): void {
  try {
    cookieStorage.write(key, text)
  } catch {
    // Blocked or too long: the page begins without it.
  }
}

/** Puts the tab into the recorded start: what the product kept then, and nothing else of the product. Must run before the app's scripts. */
export function restoreStart({ kept, history }: Pick<RecordingStart, 'kept' | 'history'>): void {
  restoreStorage(localStorage, kept.local)
  restoreStorage(sessionStorage, kept.session)
  restoreCookies(kept.cookies)
  window.history.replaceState(history ?? null, '')
}
