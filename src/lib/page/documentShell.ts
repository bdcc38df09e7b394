import { isPressedEarly } from './earlyPress'

/** The document's first paint still covers the page, so nothing below it is visible. */
export const isCoveredByShell = (): boolean => document.getElementById('shell') !== null

/** What the user typed into the first paint's phone field (`FirstPaint`). */
export type EarlyTyping = { readonly text: string; readonly caret: number; readonly hasFocus: boolean }

let removed: HTMLInputElement | null = null
let wasPressed = false

const earlyField = () => document.querySelector<HTMLInputElement>('#shell [type=tel]') ?? removed

/** Ends the first paint. What was typed into it is kept for the form, which may be mounted later than the screen; a press on its button for the screen's own. */
export function removeShell(): void {
  removed = earlyField()
  wasPressed = isPressedEarly()
  const shell = document.getElementById('shell')
  shell?.parentNode?.removeChild(shell)
}

/** Returned once, to the form that takes it over. */
export function takeEarlyTyping(): EarlyTyping | undefined {
  const field = earlyField()
  if (!field) return
  const early = { text: field.value, caret: field.selectionEnd ?? 0, hasFocus: field === document.activeElement }
  field.value = ''
  return early
}

/** Whether the first paint's button was pressed: true once, for the button that takes its place. */
export function takeEarlyPress(): boolean {
  const taken = wasPressed
  wasPressed = false
  return taken
}
