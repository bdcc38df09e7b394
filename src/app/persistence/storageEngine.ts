/** Where a persisted slice is stored, in the form redux-persist asks for. Values are objects; only the engine serialises them. */
export type StorageEngine = {
  readonly getItem: (key: string) => Promise<object | null>
  readonly setItem: (key: string, value: object) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
}

/** A storage of strings. Each function may throw, and `write` must throw when the text was not stored. */
export type StringStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
  readonly erase: (key: string) => void
}

/**
 * An engine that never fails: what the storage refuses (blocked, full, too long) is kept in memory for the life of the page, and a
 * stored text that is not a JSON object counts as missing.
 */
export function storageEngine(storage: StringStorage): StorageEngine {
  const memory = new Map<string, string>()
  const erase = (key: string) => attempt(() => storage.erase(key), undefined)
  const clear = (key: string) => {
    memory.delete(key)
    erase(key)
    return Promise.resolve()
  }
  return {
    getItem: (key) => Promise.resolve(parseObject(memory.get(key) ?? attempt(() => storage.read(key), null))),
    setItem: (key, value) => {
      const text = textOf(value)
      if (text === null) return clear(key)
      const hasStayed = attempt(() => (storage.write(key, text), true), false)
      if (hasStayed) memory.delete(key)
      else {
        memory.set(key, text)
        // The older stored value must not be read as the current one.
        erase(key)
      }
      return Promise.resolve()
    },
    removeItem: clear,
  }
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Null values are not written, and nothing is written where only the version is left: a visitor who is not logged in has no cookie. */
function textOf(value: object): string | null {
  const known = Object.entries(value).filter(([, part]) => part !== null)
  return known.some(([key]) => key !== '_persist') ? JSON.stringify(Object.fromEntries(known)) : null
}

function parseObject(text: string | null): object | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
