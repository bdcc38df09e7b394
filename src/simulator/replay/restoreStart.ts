import type { RecordingStart } from '../recording/format'
import { isOwnKey } from '../tabMemory'

function restoreStorage(storage: Storage, kept: Readonly<Record<string, string>>): void {
  Object.keys(storage).filter((key) => !isOwnKey(key)).forEach((key) => storage.removeItem(key))
  Object.keys(kept).filter((key) => !isOwnKey(key)).forEach((key) => storage.setItem(key, kept[key] ?? ''))
}

const COOKIE_NAME = /^[\w.!#$%&'*+^`|~-]+$/

function restoreCookies(kept: Readonly<Record<string, string>>, own: string): void {
  const before = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  before.filter((name) => name !== '' && name !== own).forEach((name) => (document.cookie = `${name}=; Path=/; Max-Age=0`))
  Object.keys(kept)
    .filter((name) => COOKIE_NAME.test(name) && name !== own)
    // A value that could set attributes of its own is none that a cookie can have.
    .forEach((name) => (document.cookie = `${name}=${(kept[name] ?? '').replace(/[;\r\n]/g, '')}; Path=/; SameSite=Lax`))
}

/** Puts the tab into the recorded start: what was kept then, and nothing else. `ownCookie` brings the simulator along. Must run before the app's scripts. */
export function restoreStart({ kept, history }: Pick<RecordingStart, 'kept' | 'history'>, ownCookie: string): void {
  restoreStorage(localStorage, kept.local)
  restoreStorage(sessionStorage, kept.session)
  restoreCookies(kept.cookies, ownCookie)
  window.history.replaceState(history ?? null, '')
}
