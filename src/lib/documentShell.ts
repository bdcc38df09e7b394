/** The document's own first paint still lies over the page, looking like one: what is drawn below it is not seen. */
export const isCoveredByShell = (): boolean => document.getElementById('shell') !== null

/** What somebody typed into the first paint's phone field (`document/earlyField`). */
export type EarlyTyping = { readonly text: string; readonly caret: number; readonly hasFocus: boolean }

let removed: HTMLInputElement | null = null

const earlyField = () => document.querySelector<HTMLInputElement>('#shell-phone input') ?? removed

/** Ends the first paint. What was typed into it waits for the form, which may come later than the screen. */
export function removeShell(): void {
  removed = earlyField()
  const shell = document.getElementById('shell')
  shell?.parentNode?.removeChild(shell)
}

/** Given once, to the form that goes on with it. */
export function takeEarlyTyping(): EarlyTyping | undefined {
  const field = earlyField()
  if (!field) return
  const early = { text: field.value, caret: field.selectionEnd ?? 0, hasFocus: field === document.activeElement }
  field.value = ''
  return early
}
