import type { StorageEngine } from './slicePersist'
import { toUserKey } from './storageKeys'

/** For a slice some of whose values are user storage: those stand under a key of their own. Written in one go, because the page may be leaving. */
export const withUserStorage =
  (names: readonly string[]) =>
  ({ getItem, setItem, removeItem }: StorageEngine): StorageEngine => {
    const settle = () => undefined
    const partOf = (value: object, isUsers: boolean): object => Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name) === isUsers))
    return {
      getItem: (key) => Promise.all([getItem(key), getItem(toUserKey(key))]).then(([own, users]) => ({ ...own, ...users })),
      setItem: (key, value) => Promise.all([setItem(key, partOf(value, false)), setItem(toUserKey(key), partOf(value, true))]).then(settle),
      removeItem: (key) => Promise.all([removeItem(key), removeItem(toUserKey(key))]).then(settle),
    }
  }
