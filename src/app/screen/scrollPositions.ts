const KEY = 'market-platform-h5:scroll'

/** The number of entries that are kept. */
const LIMIT = 50

/** How far each entry of the tab's history was scrolled (CSS pixels, by the entry's key). Blocked or broken storage: none. */
export function loadScrollPositions(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return new Map()
    return new Map(kept.filter((pair): pair is [string, number] => Array.isArray(pair) && typeof pair[0] === 'string' && Number.isFinite(pair[1])))
  } catch {
    return new Map()
  }
}

export function saveScrollPositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-LIMIT)))
  } catch {
    // Without storage a page starts at its top.
  }
}
