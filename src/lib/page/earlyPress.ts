/** Stands on a button of the document's first paint that takes a press. */
export const EARLY_PRESS = 'data-press'

/** A press on such a button is not lost: it shows that it waits, and the page presses its own in its place (`blocks/home/action/useEarlyPress.ts`). */
export function keepPress(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest(`[${EARLY_PRESS}]`)
  if (button) button.setAttribute('aria-busy', 'true')
}

/** Whether the user has pressed. It goes with the first paint, so a screen that shows an error, or something else in that place, never hears of it. */
export const isPressedEarly = (): boolean => document.querySelector(`#shell [${EARLY_PRESS}][aria-busy]`) !== null
