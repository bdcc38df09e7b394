import { SLOW_MS } from './failure'

const STEP = 500

const root = document.documentElement

/** Everything that waits is marked so, for screen readers too: a skeleton, a button whose work is under way, the end of a list. */
const BUSY = '[aria-busy=true]'

/** False for a button under a dialog or a vendor's panel: the user is busy with that, and does not wait. */
function isInFront(element: Element): boolean {
  const place = element.getBoundingClientRect()
  const front = element.nodeName === 'BUTTON' && document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
  return !front || front.contains(element) || element.contains(front)
}

/** An empty field loses nothing by a reload. */
const hasTyped = (): boolean => Array.prototype.some.call(document.querySelectorAll('#root input:not([type=checkbox])'), ({ value }: HTMLInputElement) => value)

/**
 * Shows the notice for every wait, from the bundle to a button's answer. Its texts and its retry button are in the document (index.html),
 * because any other file might be what is waited for. `<html data-slow>` shows it; `form` means that a reload would lose typed input or the
 * answer to a pressed button. `waited` (ms): how long the page has been waited for already.
 */
export function watchWaits(waited = 0): void {
  setInterval(() => {
    const busy = document.querySelectorAll(BUSY)
    // Dialogs are last in the document.
    const last = busy[busy.length - 1]
    // A failed start has its own message and retry button.
    const isWaiting = !root.hasAttribute('data-app') || (last && !document.getElementById('shell') && isInFront(last))
    if (isWaiting) waited += STEP
    else if (!last) waited = 0
    if (isWaiting && waited >= SLOW_MS) root.setAttribute('data-slow', document.querySelector(`button${BUSY}`) || hasTyped() ? 'form' : '')
    else root.removeAttribute('data-slow')
  }, STEP)
}
