import { tabMemory } from '../tabMemory'
import type { Difference } from './differences'
import type { Tape } from './tape'

export const SPEEDS = ['recorded', 'double', 'atOnce'] as const
/** `recorded`: with its pauses; `atOnce`: as soon as the page is ready for it. */
export type Speed = (typeof SPEEDS)[number]

/** How far a replay has come. It is kept for the tab, since documents end in the middle. */
export type Progress = {
  /** Documents so far; 0 before the tab is put into its recorded start. */
  documents: number
  /** The moment that comes next. */
  next: number
  /** Indices of the tape's calls: those that were sent, and those that have an answer or whose document is gone. */
  asked: number[]
  answered: number[]
  hostCalls: string[]
  /** Entries that the page has added to the history. */
  pushes: number
  actions: string[]
  errors: string[]
  differences: Difference[]
  /** Plays until this moment and pauses before it; null for the end. */
  until: number | null
  speed: Speed
  isOver: boolean
  /** The time that the page has reached (epoch, ms). */
  clock: number
}

/** The replay of this tab, as its next document finds it. */
export type Replay = { readonly name: string; readonly tape: Tape; readonly progress: Progress }

export const atStart = (speed: Speed, until: number | null): Progress => ({ documents: 0, next: 0, asked: [], answered: [], hostCalls: [], pushes: 0, actions: [], errors: [], differences: [], until, speed, isOver: false, clock: 0 })

const tapes = tabMemory('replay')
const places = tabMemory('replay:progress')

/** Throws where the tab has no room for it. */
export function keepReplay({ name, tape, progress }: Replay): void {
  tapes.write(JSON.stringify({ name, tape }))
  places.write(JSON.stringify(progress))
  if (readReplay()?.tape.calls.length !== tape.calls.length) throw new Error('no room')
}

export const keepProgress = (progress: Progress): void => places.write(JSON.stringify(progress))

export function readReplay(): Replay | null {
  const [tape, progress] = [tapes.read(), places.read()]
  return tape === null || progress === null ? null : { ...(JSON.parse(tape) as Pick<Replay, 'name' | 'tape'>), progress: JSON.parse(progress) as Progress }
}

export function clearReplay(): void {
  tapes.erase()
  places.erase()
}
