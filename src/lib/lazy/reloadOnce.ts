const KEY = 'market-platform-h5:reloadedFor'
/** A reload that has not taken the page away by then was refused by the host; the caller goes on without it. */
const TIMEOUT_MS = 10_000

/** How long a fresh document may keep somebody waiting who has one open (ms). */
const DOCUMENT_TIMEOUT_MS = 5_000

/**
 * Reloads the page for a part that could not be loaded, once until that part has loaded. Without storage there is no memory, so no reload;
 * nor where there is no new document to be had: in place of this page would come the browser's own, which has no way out.
 */
export async function reloadOnce(part: string, reload: () => void = () => window.location.reload()): Promise<void> {
  const tried = readTried()
  if (!tried || tried.includes(part) || !(await hasNewDocument()) || !writeTried([...tried, part])) return
  reload()
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
}

const hasNewDocument = (): Promise<boolean> =>
  new Promise((resolve) => {
    const no = () => resolve(false)
    setTimeout(no, DOCUMENT_TIMEOUT_MS)
    fetch(window.location.href, { method: 'HEAD', headers: { Accept: 'text/html' } }).then(({ ok }) => resolve(ok), no)
  })

/** The part is there, so a later failure of it deserves a reload of its own. */
export function clearReloadMark(part: string): void {
  const tried = readTried()
  if (tried?.includes(part)) writeTried(tried.filter((other) => other !== part))
}

function readTried(): readonly string[] | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    return stored ? stored.split(' ') : []
  } catch {
    return undefined
  }
}

function writeTried(parts: readonly string[]): boolean {
  try {
    if (parts.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, parts.join(' '))
    return sessionStorage.getItem(KEY) === (parts.length === 0 ? null : parts.join(' '))
  } catch {
    return false
  }
}
