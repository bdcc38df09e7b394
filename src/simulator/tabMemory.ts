export type Memory = { readonly read: () => string | null; readonly write: (text: string) => void; readonly erase: () => void }

const OWN_KEY = 'market-platform-h5:simulator:'

/** Whether a key of a storage is the simulator's, or one of the scenario that it keeps for the backend; all others are the product's. */
export const isOwnKey = (key: string): boolean => key.indexOf(OWN_KEY) === 0 || key.indexOf('mock-scenario') === 0

/** One text that lives as long as the tab. */
export const tabMemory = (name: string): Memory => memoryIn(() => sessionStorage, name)

/** One text that all tabs of this browser have, also tomorrow. */
export const browserMemory = (name: string): Memory => memoryIn(() => localStorage, name)

/** Where storage is blocked it is forgotten with the page. */
function memoryIn(storage: () => Storage, name: string): Memory {
  const key = OWN_KEY + name
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
