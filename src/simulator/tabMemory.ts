export type TabMemory = { readonly read: () => string | null; readonly write: (text: string) => void; readonly erase: () => void }

/** One text that lives as long as the tab. Where storage is blocked it is forgotten with the page. */
export function tabMemory(name: string): TabMemory {
  const key = `market-platform-h5:simulator:${name}`
  let here: string | null = null
  const attempt = (work: () => string | null): string | null => {
    try {
      return work()
    } catch {
      return here
    }
  }
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    write: (text) => {
      here = text
      attempt(() => (sessionStorage.setItem(key, text), null))
    },
    erase: () => {
      here = null
      attempt(() => (sessionStorage.removeItem(key), null))
    },
  }
}
