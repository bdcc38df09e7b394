import type { RecordingStart } from '../recording/format'
import { tabMemory } from '../tabMemory'
import type { Entry } from './journal'
import { newMemory, type StandInMemory } from './redaction/standIns'

/** A recording of this tab: what its documents hand on to each other. Nothing in it is secret but what stand-ins have been given, as fingerprints. */
export type Armed = {
  readonly id: string
  /** Epoch, milliseconds. */
  readonly clock: number
  /** How many documents there have been. */
  documents: number
  events: number
  bytes: number
  droppedBodies: number
  droppedEvents: number
  start: RecordingStart | null
  readonly memory: StandInMemory
}

const armed = tabMemory('recording')
const tail = tabMemory('recording-tail')

export function arm(): void {
  const clock = Date.now()
  keepArmed({ id: `${clock}-${Math.random()}`, clock, documents: 0, events: 0, bytes: 0, droppedBodies: 0, droppedEvents: 0, start: null, memory: newMemory() })
}

export const keepArmed = (value: Armed): void => armed.write(JSON.stringify(value))

/** Null where this tab does not record. */
export const readArmed = (): Armed | null => JSON.parse(armed.read() ?? 'null') as Armed | null

export function disarm(): void {
  armed.erase()
  tail.erase()
}

/** What a document that is left has not written yet: the database may not come to it any more. */
export const keepTail = (entries: readonly Entry[]): void => tail.write(JSON.stringify(entries))

export function takeTail(): readonly Entry[] {
  const entries = JSON.parse(tail.read() ?? '[]') as readonly Entry[]
  tail.erase()
  return entries
}
