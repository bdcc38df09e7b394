import type { Simulation } from '../simulate'
import { RECORDING_VERSION, type Recording, type RecordingEvent } from '../recording/format'
import { arm, disarm, keepArmed, keepTail, readArmed, takeTail, type Armed } from './armed'
import { bounded, bytesOf, MOST_BYTES } from './bounded'
import { openJournal, type Entry } from './journal'
import { readEnd } from './readEnd'
import { readStart } from './readStart'
import { createRedactor, type Redactor } from './redaction/redactor'
import { createStandIns } from './redaction/standIns'
import { saveRecording } from './saveRecording'
import { watchPage } from './watchPage'
import { hasDevTools, STARTED, STOPPED, watchStore, type WatchedStore } from './watch/store'

export type RecorderStatus = { readonly events: number; readonly bytes: number }

export type Recorder = {
  /** Null while nothing is recorded. */
  readonly status: () => RecorderStatus | null
  /** Loads the page anew: the app is to be seen from its start. As the action `recorder/started` does that Redux DevTools dispatch. */
  readonly start: () => void
  /** Ends the recording and answers it; rejects where there is none. */
  readonly stop: () => Promise<Recording>
  readonly listen: (listener: () => void) => void
}

/** How long events wait for others to be written with (ms). */
const WRITTEN_AFTER = 300

/** Answers what later versions of the event replace it with. */
export type Add = (event: RecordingEvent) => (later: RecordingEvent) => void
/** `asked` is called with the actions by which Redux DevTools begin and end a recording. */
export type Scene = { readonly simulation: Simulation; readonly redactor: Redactor; readonly add: Add; readonly now: () => number; readonly isFirst: boolean; readonly isOn: () => boolean; readonly asked: (type: string) => void }

/** Goes on with the recording of this tab, if there is one. Must run before the app's scripts, and after all else that wraps `fetch`. */
export function resumeRecorder(simulation: Simulation): Recorder {
  const armed = readArmed()
  const listeners: (() => void)[] = []
  const idle: Recorder = {
    status: () => null,
    start: startAnew,
    stop: () => Promise.reject(new Error('nothing is recorded')),
    listen: (listener) => void listeners.push(listener),
  }
  if (armed) return { ...idle, ...record(armed, simulation, () => listeners.forEach((listener) => listener())) }
  // Only where there are such tools: their absence is what the app goes by.
  if (hasDevTools()) watchStore(({ type }) => type === STARTED && idle.start(), () => undefined)
  return idle
}

function startAnew(): void {
  arm()
  location.reload()
}

function record(armed: Armed, simulation: Simulation, onChange: () => void): Pick<Recorder, 'status' | 'stop'> {
  const journal = openJournal(armed.id)
  const redactor = createRedactor(createStandIns(armed.memory))
  const document = (armed.documents += 1)
  const waiting = new Map<number, Entry>()
  const sizes = new Map<number, number>()
  let [number, isOn] = [0, true]
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Handed to the database, which may not come to it before the document is left. */
  const unwritten = new Set<Entry>()
  const write = async (entries: readonly Entry[]) => {
    entries.forEach((entry) => unwritten.add(entry))
    await journal.write(entries)
    entries.forEach((entry) => unwritten.delete(entry))
  }
  let work: Promise<unknown> = write(takeTail()).catch(() => undefined)
  const now = () => Math.max(0, Date.now() - armed.clock)

  const compact = async () => {
    const { events, dropped } = bounded((await journal.readAll()).map(({ event }) => event), MOST_BYTES)
    await journal.clear()
    // Before all that is still to come.
    await journal.write(events.map((event, index) => ({ document: 0, number: index, event })))
    armed.droppedBodies += dropped.bodies
    armed.droppedEvents += dropped.events
    armed.bytes = bytesOf(events)
  }
  const flush = (): Promise<unknown> => {
    clearTimeout(timer)
    timer = undefined
    const entries = Array.from(waiting.values())
    waiting.clear()
    keepArmed(armed)
    entries.forEach((entry) => unwritten.add(entry))
    work = work.then(() => write(entries)).then(() => (armed.bytes > 2 * MOST_BYTES ? compact() : undefined)).catch(() => undefined)
    return work
  }
  const put = (at: number, event: RecordingEvent) => {
    if (!isOn) return
    const size = bytesOf(event) + 1
    armed.bytes += size - (sizes.get(at) ?? 0)
    sizes.set(at, size)
    waiting.set(at, { document, number: at, event })
    timer ??= setTimeout(() => void flush(), WRITTEN_AFTER)
    onChange()
  }
  const add: Add = (event) => {
    const at = (number += 1)
    armed.events += 1
    put(at, event)
    return (later) => put(at, later)
  }
  armed.start ??= readStart(simulation.choice, armed.clock, redactor)
  keepArmed(armed)
  let isStopping = false
  const stop = async (): Promise<Recording> => {
    const end = readEnd(store.readState(), now(), redactor)
    if (!isStopping) {
      isStopping = true
      store.dispatch({ type: STOPPED })
    }
    await flush()
    isOn = false
    const recording = build(armed, (await journal.readAll()).map(({ event }) => event), end)
    disarm()
    await journal.clear().catch(() => undefined)
    onChange()
    return recording
  }
  const asked = (type: string) => {
    if (type === STARTED && !isOn) startAnew()
    if (type !== STOPPED || isStopping) return
    isStopping = true
    void stop().then(saveRecording).then(({ name }) => store.dispatch({ type: `recorder/saved ${name}` }))
  }
  const store: WatchedStore = watchPage({ simulation, redactor, add, now, isFirst: document === 1, isOn: () => isOn, asked })
  window.addEventListener('pagehide', () => {
    if (!isOn) return
    keepTail([...Array.from(unwritten), ...Array.from(waiting.values())])
    void flush()
  })
  return { status: () => (isOn ? { events: armed.events, bytes: armed.bytes } : null), stop }
}

function build({ start, droppedBodies, droppedEvents }: Armed, events: readonly RecordingEvent[], end: Recording['end']): Recording {
  if (!start) throw new Error('the recording has no start')
  // A document that another one of this site follows is left by that one's coming.
  const isLast = (at: number): boolean => !events.slice(at + 1).some((later) => later.kind === 'navigation' && later.how === 'load')
  const kept = events.filter((event, at) => event.kind !== 'navigation' || event.how !== 'leave' || isLast(at))
  const fitting = bounded(kept, MOST_BYTES - bytesOf({ start, end }))
  const dropped = { bodies: droppedBodies + fitting.dropped.bodies, events: droppedEvents + fitting.dropped.events }
  return { kind: 'market-platform-h5.session', version: RECORDING_VERSION, build: buildName(), start, events: fitting.events.slice(), end, dropped }
}

const buildName = (): string => (Array.prototype.slice.call(document.scripts) as HTMLScriptElement[]).map(({ src }) => /assets\/([ml]\/app\.[\w.]+)$/.exec(src)?.[1] ?? '').find(Boolean) ?? ''
