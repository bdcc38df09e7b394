import type { StorageEngine } from './slicePersist'

/** For a slice that an earlier release kept under another key: read from there as long as nothing stands under its own. */
export const withFormerKey =
  (formerKey: string) =>
  ({ getItem, setItem, removeItem }: StorageEngine): StorageEngine => ({
    getItem: async (key) => (await getItem(key)) ?? getItem(formerKey),
    setItem: async (key, value) => {
      await setItem(key, value)
      await removeItem(formerKey)
    },
    removeItem: async (key) => {
      await removeItem(key)
      await removeItem(formerKey)
    },
  })
