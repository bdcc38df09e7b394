import { digestOf } from '../recording/digest'
import type { RecordingEnd } from '../recording/format'
import type { Redactor } from './redaction/redactor'
import { withoutOrigin } from './watch/calls'

const MOST_LINES = 200
const isShown = (element: Element): boolean => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]')
const squeezed = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** What is shown and known now. */
export function readEnd(state: unknown, at: number, { text, value }: Redactor): RecordingEnd {
  const headings = Array.prototype.slice.call(document.querySelectorAll('h1,h2,h3,h4,[role=heading]')) as Element[]
  return {
    at,
    address: text(withoutOrigin(location.href)),
    headings: headings.filter(isShown).map(({ textContent }) => text(squeezed(textContent))),
    texts: (document.body?.innerText ?? '').split('\n').map(squeezed).filter(Boolean).slice(0, MOST_LINES).map((line) => text(line)),
    state: digestOf(state, value),
  }
}
