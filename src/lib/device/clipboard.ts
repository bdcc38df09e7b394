/** Copies text and tells whether it worked. Must be called in the handler of a tap, or browsers refuse it. */
export async function copyText(text: string): Promise<boolean> {
  // The property is missing in old engines and on plain http, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copyBySelection(text)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    // Refused by the web view's permissions: `execCommand` often still works there.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  // A dialog moves the focus back into itself, and an unfocused field copies nothing.
  const place = document.querySelector('[role="dialog"]') ?? document.body
  const field = document.createElement('textarea')
  field.value = text
  // readOnly keeps the keyboard down; 16 px keeps iOS from zooming.
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  place.appendChild(field)
  try {
    field.focus()
    field.select()
    // iOS selects nothing by select().
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    place.removeChild(field)
    if (before instanceof HTMLElement) before.focus()
  }
}
