/** The page's cookies as text; none where the browser refuses (a sandboxed frame throws). */
export function cookieText(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
