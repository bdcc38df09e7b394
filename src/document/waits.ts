/** After this long (ms) somebody who waits is told so, and may ask again; what they wait for goes on, for as long as it may (spec 1 §9). */
const TIMEOUT_MS = 12_000
const STEP = 500

const root = document.documentElement

/** Whatever waits says so by this, to those who cannot see it too: bones, a button whose work is under way, the end of a list. */
const BUSY = '[aria-busy=true]'

/** Whoever pressed a button and is busy with what lies over it now, a dialog or a vendor's panel, does not wait for it. */
function isWaitedFor(element: Element): boolean {
  const place = element.getBoundingClientRect()
  const front = element.nodeName === 'BUTTON' && document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
  return !front || front.contains(element) || element.contains(front)
}

/**
 * For whatever is waited for, from the bundle to a button's answer: the words and the way out are the document's own (index.html), because
 * they would be waited for too. They come with `<html data-slow>` and go with the wait; `form` says that a reload would take what was typed, or
 * the answer to what was pressed.
 */
export function watchWaits(): void {
  let waited = 0
  setInterval(() => {
    const busy = document.querySelectorAll(BUSY)
    // Dialogs stand last.
    const last = busy[busy.length - 1]
    // A start that failed says so itself, and has its own way out.
    const isWaiting = !root.hasAttribute('data-app') || (last && !document.getElementById('shell') && isWaitedFor(last))
    if (isWaiting) waited += STEP
    else if (!last) waited = 0
    if (isWaiting && waited >= TIMEOUT_MS) root.setAttribute('data-slow', document.querySelector(`button${BUSY}, #root input`) ? 'form' : '')
    else root.removeAttribute('data-slow')
  }, STEP)
}
