import { isFramed } from './previewFrame'

/** A parent that does not wait for `preview/ready` may send a page's whole configuration before the page's code is there. */
const MOST = 20

let held: MessageEvent<unknown>[] = []

const hold = (event: MessageEvent<unknown>): void => void (held.length < MOST && held.push(event))

/** From the start of the document until a listener is there: messages of the page around this one, unread. */
export function bufferMessages(): void {
  if (isFramed()) window.addEventListener('message', hold)
}

export function takeBufferedMessages(): readonly MessageEvent<unknown>[] {
  window.removeEventListener('message', hold)
  const taken = held
  held = []
  return taken
}
