/** Stands on a button of the document's first paint that takes a press. */
export const EARLY_PRESS = 'data-press'

/** A press on such a button is not lost: it shows that it waits, and the page presses its own in its place (`blocks/home/action/useEarlyPress.ts`). */
export function keepPress(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest(`[${EARLY_PRESS}]`)
  if (button) button.setAttribute('aria-busy', 'true')
}

const has = (state: string): boolean => document.querySelector(`#shell [${EARLY_PRESS}]${state}`) !== null

/** Whether it has been pressed. That goes with the first paint, so a screen that shows an error, or something else in its place, never hears of it. */
export const isPressedEarly = (): boolean => has('[aria-busy]')

const LOOK_EVERY_MS = 50

/** Calls back when no finger and no mouse holds the button down: a press that began on it has to end on it. Returns what stops the wait. */
export function whenReleased(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (has(':active')) timer = setTimeout(look, LOOK_EVERY_MS)
    else then()
  }
  look()
  return () => clearTimeout(timer)
}
