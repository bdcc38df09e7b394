import type { StringStorage } from './storageEngine'

/** Session storage, looked up at each use: where storage is blocked the getter itself throws. */
export const tabStorage: StringStorage = {
  read: (key) => window.sessionStorage.getItem(key),
  write: (key, text) => window.sessionStorage.setItem(key, text),
  erase: (key) => window.sessionStorage.removeItem(key),
  keys: () => Object.keys(window.sessionStorage),
}
