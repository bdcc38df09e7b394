import { isFramed } from './previewFrame'

/** A parent that does not wait for `preview/ready` may send a page's whole configuration, and more than once, before the page's code is there: the newest count. */
const MOST = 20

let held: MessageEvent<unknown>[] = []

/** Extensions and vendors' scripts post messages too, which must not take the places. */
const hold = (event: MessageEvent<unknown>): void => {
  if (event.source === window.parent) held = [...held, event].slice(-MOST)
}

/** From the start of the entry bundle until a listener is there: messages of the page around this one, unread. */
export function bufferMessages(): void {
  if (isFramed()) window.addEventListener('message', hold)
}

export function takeBufferedMessages(): readonly MessageEvent<unknown>[] {
  window.removeEventListener('message', hold)
  const taken = held
  held = []
  return taken
}
