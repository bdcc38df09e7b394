import type { StorageEngine } from '@/lib/storage/slicePersist'

/** A place that keeps text. Each function may throw, and `write` must when the text did not stay. */
export type StringStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
  readonly erase: (key: string) => void
  /** Of the places whose keys can be told. */
  readonly keys?: () => readonly string[]
}

/** Besides what slices need: takes away everything under keys that begin like this. */
export type StorageWithPrefixes = StorageEngine & { readonly removeAll: (prefix: string) => void }

/**
 * An engine that never fails: what its place refuses (blocked, full, too long) lives in memory for the life of the page, and what
 * the place holds but is no JSON object counts as nothing.
 */
export function storageEngine(storage: StringStorage): StorageWithPrefixes {
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
        // An older value must not come back as if it were the current one.
        erase(key)
      }
      return Promise.resolve()
    },
    removeItem: clear,
    removeAll: (prefix) => {
      for (const key of [...memory.keys(), ...attempt(() => storage.keys?.() ?? [], [])]) if (key.startsWith(prefix)) void clear(key)
    },
  }
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Leaves out null values; null where only the version mark `_persist` is left, so that a visitor gets no cookie. */
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
