const KEY = 'market-platform-h5:reloadedFor'
/** A reload that has not replaced the page by then was refused by the host; the caller goes on without it. */
const TIMEOUT_MS = 10_000
/** How long the open page waits to hear that there is a fresh document (ms). */
const DOCUMENT_TIMEOUT_MS = 5_000

/**
 * Reloads the page for a part that could not be loaded, once until that part has loaded. Without storage the reload cannot be remembered, so
 * there is none; nor where the server gives no document: the browser's own error page would come, which has no way back.
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

/** The part has loaded, so a later failure of it may reload the page again. */
export function clearReloadMark(part: string): void {
  const tried = readTried()
  if (tried?.includes(part)) writeTried(tried.filter((other) => other !== part))
}

function readTried(): readonly string[] | undefined {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? []
  } catch {
    return undefined
  }
}

function writeTried(parts: readonly string[]): boolean {
  try {
    const text = parts.join(' ')
    if (text) sessionStorage.setItem(KEY, text)
    else sessionStorage.removeItem(KEY)
    return (sessionStorage.getItem(KEY) ?? '') === text
  } catch {
    return false
  }
}
