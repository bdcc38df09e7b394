import type { StringStorage } from './storageEngine'

/** A storage of the browser, looked up at each use: where storage is blocked the getter itself throws. */
const webStorage = (name: 'sessionStorage' | 'localStorage'): StringStorage => ({
  read: (key) => window[name].getItem(key),
  write: (key, text) => window[name].setItem(key, text),
  erase: (key) => window[name].removeItem(key),
  keys: () => Object.keys(window[name]),
})

export const tabStorage = webStorage('sessionStorage')
/** Shared by all tabs, and there after the browser was closed. */
export const userStorage = webStorage('localStorage')
