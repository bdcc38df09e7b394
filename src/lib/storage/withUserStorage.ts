import type { StorageEngine } from './slicePersist'
import { KEY_PREFIX, USER_KEY_PREFIX } from './storageKeys'

const userKey = (key: string): string => key.replace(KEY_PREFIX, USER_KEY_PREFIX)

/** For a slice some of whose values are user storage: those stand under a key of their own. Written in one go, because the page may be leaving. */
export const withUserStorage =
  (names: readonly string[]) =>
  ({ getItem, setItem, removeItem }: StorageEngine): StorageEngine => {
    const settle = () => undefined
    const partOf = (value: object, isUsers: boolean): object => Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name) === isUsers))
    return {
      getItem: (key) => Promise.all([getItem(key), getItem(userKey(key))]).then(([own, users]) => ({ ...own, ...users })),
      setItem: (key, value) => Promise.all([setItem(key, partOf(value, false)), setItem(userKey(key), partOf(value, true))]).then(settle),
      removeItem: (key) => Promise.all([removeItem(key), removeItem(userKey(key))]).then(settle),
    }
  }
