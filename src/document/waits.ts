import { SLOW_MS } from './failure'

const STEP = 500

const root = document.documentElement

/** Everything that waits is marked so, for screen readers too: a skeleton, a button whose work is under way, the end of a list. What asks again and again at its own pace is no slow network. */
const BUSY = '[aria-busy=true]:not([data-polling])'

/** What lies off the screen, as the end of a long list, is asked for at the screen's edge. */
const onScreen = (at: number, size: number): number => Math.min(Math.max(at, 0), size - 1)

/** False under a dialog or a vendor's panel, which stand in the body beside what they cover: the user is busy with that, and does not wait. */
function isInFront(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(onScreen(left + width / 2, window.innerWidth), onScreen(top + height / 2, window.innerHeight))
  // The notice itself may lie over the end of a list.
  const layer = front && front.closest('body>:not(#slow)')
  return !layer || layer.contains(element)
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
    if (document.hidden) return
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
