export type Memory = { readonly read: () => string | null; readonly write: (text: string) => void; readonly erase: () => void }

/** In front of every key of a storage that is the simulator's own. */
export const OWN_PREFIX = 'market-platform-h5:simulator:'

/** One text that lives as long as the tab. */
export const tabMemory = (name: string): Memory => memoryIn(() => sessionStorage, name)

/** One text that all tabs of this browser have, also tomorrow. */
export const browserMemory = (name: string): Memory => memoryIn(() => localStorage, name)

/** Where storage is blocked it is forgotten with the page. */
function memoryIn(storage: () => Storage, name: string): Memory {
  const key = OWN_PREFIX + name
  let here: string | null = null
  const attempt = (work: () => string | null): string | null => {
    try {
      return work()
    } catch {
      return here
    }
  }
  return {
    read: () => attempt(() => storage().getItem(key)),
    write: (text) => {
      here = text
      attempt(() => (storage().setItem(key, text), null))
    },
    erase: () => {
      here = null
      attempt(() => (storage().removeItem(key), null))
    },
  }
}
