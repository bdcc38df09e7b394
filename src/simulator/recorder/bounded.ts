import type { RecordedBody, RecordingEvent } from '../recording/format'

/** A file that a chat and an issue still take. */
export const MOST_BYTES = 5_000_000

export type Bounded = { readonly events: readonly RecordingEvent[]; readonly dropped: { readonly bodies: number; readonly events: number } }

/** As UTF-8, where a Han character is three bytes. */
export function bytesOf(value: unknown): number {
  const text = JSON.stringify(value) ?? ''
  return text.length + 2 * (text.match(/[\u0800-\uffff]/g) ?? []).length
}

const without = (body: RecordedBody): RecordedBody => (body.kind === 'json' || body.kind === 'text' ? { kind: 'dropped', length: bytesOf(body.kind === 'json' ? body.json : body.text) } : body)

function withoutBodies(event: RecordingEvent): RecordingEvent {
  if (event.kind !== 'call') return event
  const answer = event.answer.kind === 'reply' ? { ...event.answer, body: without(event.answer.body) } : event.answer
  return { ...event, request: { ...event.request, body: without(event.request.body) }, answer }
}

/** What has room, oldest first: the oldest calls lose their bodies, and where that is not enough the oldest events go. */
export function bounded(all: readonly RecordingEvent[], most: number): Bounded {
  const sizes = all.map((event) => bytesOf(event) + 1)
  let size = sizes.reduce((sum, one) => sum + one, 0)
  const events = all.slice()
  let bodies = 0
  for (let at = 0; at < events.length && size > most; at += 1) {
    const event = events[at] as RecordingEvent
    const lighter = withoutBodies(event)
    const saved = (sizes[at] ?? 0) - bytesOf(lighter) - 1
    if (saved <= 0) continue
    events[at] = lighter
    sizes[at] = (sizes[at] ?? 0) - saved
    size -= saved
    bodies += 1
  }
  let first = 0
  while (first < events.length && size > most) size -= sizes[first++] ?? 0
  return { events: events.slice(first), dropped: { bodies, events: first } }
}
