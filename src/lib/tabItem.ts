export type TabItem = { readonly read: () => string | null; readonly write: (text: string) => void; readonly erase: () => void }

/** For tabs whose storage is blocked or full. */
const fallback = new Map<string, string>()

/** One text in session storage. Where that is blocked or full the text is kept in memory. Never throws. */
export function tabItem(name: string): TabItem {
  const key = `market-platform-h5:${name}`
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    read: () => fallback.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
    write: (text) => {
      fallback.delete(key)
      attempt(() => sessionStorage.setItem(key, text))
      if (attempt(() => sessionStorage.getItem(key)) !== text) fallback.set(key, text)
    },
    erase: () => {
      fallback.delete(key)
      attempt(() => sessionStorage.removeItem(key))
    },
  }
}
