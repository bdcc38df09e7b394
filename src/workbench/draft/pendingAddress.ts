/** In the session storage, which a tab keeps through a reload. */
const KEY = 'market-platform-workbench.pendingAddress'

/** Keeps what the address has still to say as the document goes; null where it says all. An address that is set as late as this does not reach a reload, which has read it before. */
export function keepPendingHash(hash: string | null): void {
  try {
    if (hash === null) window.sessionStorage.removeItem(KEY)
    else window.sessionStorage.setItem(KEY, JSON.stringify([window.location.hash, hash]))
  } catch {
    // Storage is full or forbidden: the address goes on with what it said.
  }
}

/** Puts what was kept into the address, where it is still the one that it was kept for and no other link; says whether it did. */
export function restorePendingHash(): boolean {
  try {
    const [from, hash] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as readonly unknown[]
    window.sessionStorage.removeItem(KEY)
    if (from !== window.location.hash || typeof hash !== 'string') return false
    window.history.replaceState(null, '', hash)
    return true
  } catch {
    // Nothing is kept, or nothing that can be read.
    return false
  }
}
