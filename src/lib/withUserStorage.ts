import type { StorageEngine } from './slicePersist'
import { KEY_PREFIX, USER_STORAGE } from './storageKeys'

/** For a slice some of whose values are user storage: those stand under a key of their own. Written in one go, because the page may be leaving. */
export const withUserStorage =
  (names: readonly string[]) =>
  ({ getItem, setItem, removeItem }: StorageEngine): StorageEngine => {
    const userKey = (key: string): string => key.replace(KEY_PREFIX, USER_STORAGE)
    const partOf = (value: object, isUsers: boolean): object => Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name) === isUsers))
    const both = async (work: (key: string, isUsers: boolean) => Promise<void>, key: string): Promise<void> => {
      await Promise.all([work(key, false), work(userKey(key), true)])
    }
    return {
      getItem: async (key) => {
        const [own, users] = await Promise.all([getItem(key), getItem(userKey(key))])
        return users ? { ...own, ...users } : own
      },
      setItem: (key, value) => both((place, isUsers) => setItem(place, partOf(value, isUsers)), key),
      removeItem: (key) => both(removeItem, key),
    }
  }
