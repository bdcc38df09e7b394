/** The login page of a campaign, and nothing below it. */
const LOGIN = /^[^/]+\/login\/?$/

/**
 * On a login page the first paint has the phone field already, and whoever is quick types there while the bundle is on its way. The form
 * takes over what stands in it, with focus and caret (`lib/documentShell`).
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
