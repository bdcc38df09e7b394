import type { RecordingStart } from '../recording/format'

/** The simulator's own, which no replay takes away. */
export const isOwnKey = (key: string): boolean => key.indexOf('market-platform-h5:simulator:') === 0

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
export function restoreStart({ kept }: Pick<RecordingStart, 'kept'>, ownCookie: string): void {
  restoreStorage(localStorage, kept.local)
  restoreStorage(sessionStorage, kept.session)
  restoreCookies(kept.cookies, ownCookie)
}

/** The start on this site: a recording may come from another one. Never an address of somebody else's. */
export function startAddress({ address }: Pick<RecordingStart, 'address'>): string {
  const { pathname, search, hash } = new URL(address, location.href)
  return location.origin + pathname + search + hash
}
