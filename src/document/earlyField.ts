/** The path of a campaign's login page. */
const LOGIN = /^[^/]+\/login\/?$/

/**
 * On a login page the first paint has a phone field, so that the user can type while the bundle is loading. The form takes over its value,
 * focus and caret (`lib/documentShell`).
 */
export function showEarlyField(path: string): void {
  const field = document.getElementById('shell-phone')
  if (!field || !LOGIN.test(path)) return
  field.hidden = false
  const input = field.querySelector('input')
  if (!input || document.documentElement.lang !== 'en') return
  input.placeholder = 'Phone number'
  input.setAttribute('aria-label', input.placeholder)
}
