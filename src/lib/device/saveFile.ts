const REVOKED_AFTER_MS = 60_000

/** Saves text that this page has made as a file, in the handler of a tap. False where the browser cannot. */
export function saveFile(name: string, type: string, text: string): boolean {
  const link = document.createElement('a')
  // Old engines would show the file in place of this page.
  if (!('download' in link) || typeof URL.createObjectURL !== 'function') return false
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.href = address
  link.download = name
  // Some engines click only what is in the document.
  document.body.appendChild(link)
  link.click()
  document.body.removeChild(link)
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS)
  return true
}
