import type { CallLog } from '../callLog'
import { readViewport } from '../viewport'
import { readEnd } from '../recorder/readEnd'
import { createRedactor } from '../recorder/redaction/redactor'
import { createStandIns } from '../recorder/redaction/standIns'
import { watchErrors } from '../recorder/watch/page'
import { watchStore } from '../recorder/watch/store'
import { findControl } from '../recording/control'
import { installClipboard } from './clipboard'
import { installClock, type ReplayClock } from './clock'
import { createGate } from './gate'
import { delay, paced, playTape, type ReplayStage } from './player'
import { clearReplay, keepProgress, readReplay, type Replay } from './progress'
import { recordedFetch } from './replies'
import { restoreStart } from './restoreStart'

/** A replay that runs in this document. */
export type RunningReplay = Replay & {
  readonly listen: (listener: () => void) => void
  /** What comes to the simulated host from now on. */
  readonly hearHost: (log: CallLog) => void
  /** Plays until before this moment, or to the end. */
  readonly playUntil: (moment: number | null) => void
  readonly setSpeed: (speed: Replay['progress']['speed']) => void
  /** The page as it is without a replay. */
  readonly leave: () => void
}

/**
 * Goes on with the replay of this tab, if there is one: its clock, its answers, and its steps once the page is there. Must run before the app's
 * scripts and before the simulator's own wraps around `fetch`.
 */
export function resumeReplay(): RunningReplay | null {
  const replay = readReplay()
  if (!replay) return null
  const { tape, progress } = replay
  const gate = createGate()
  const listeners: (() => void)[] = []
  const clock = beginDocument(replay)

  const moved = () => {
    progress.clock = clock.now()
    keepProgress(progress)
    gate.changed()
    listeners.forEach((listener) => listener())
  }
  window.fetch = recordedFetch({ tape, progress, gate, moved, pace: (took) => delay(Math.min(took, paced(progress.speed, took))), passOn: window.fetch.bind(window) })
  const store = watchStore(
    (_, { type }) => {
      progress.actions.push(type)
      gate.changed()
    },
    () => undefined,
  )
  watchErrors((event) => event.kind === 'error' && progress.errors.push(event.message), asIs)
  installClipboard()
  const push = window.history.pushState.bind(window.history)
  window.history.pushState = (...args) => {
    push(...args)
    progress.pushes += 1
    gate.changed()
  }
  let pops = 0
  window.addEventListener('popstate', () => (pops += 1))
  window.addEventListener('pagehide', () => keepProgress(progress))
  const stage: ReplayStage = {
    find: (target) => findControl(target) as HTMLElement | null,
    isReady: () => document.documentElement.getAttribute('data-app') === 'ready',
    address: () => location.pathname + location.search + location.hash,
    // What is shown are stand-ins already; what the page makes at random is redacted as it was in the recording.
    end: () => readEnd(store.readState(), 0, { text: asIs, value: createRedactor(createStandIns()).value, typed: (_, text) => text, texts: (texts) => ({ ...texts }) }),
    pops: () => pops,
    goBack: () => history.back(),
    load: (address) => (address === location.pathname + location.search ? location.reload() : location.assign(new URL(address, location.href).pathname + new URL(address, location.href).search)),
    reachTime: (at) => clock.reach(tape.start.clock + at),
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (!progress.isOver) void playTape({ tape, progress, gate, stage, moved })
  })
  return {
    ...replay,
    listen: (listener) => void listeners.push(listener),
    hearHost: (log) => {
      log.listen(() => {
        const [newest] = log.list()
        if (newest) progress.hostCalls.push(newest.method)
      })
    },
    playUntil: (moment) => {
      progress.until = moment
      moved()
    },
    setSpeed: (speed) => {
      progress.speed = speed
      moved()
    },
    leave: () => {
      clearReplay()
      location.reload()
    },
  }
}

/** The first document is put into the recorded start; each further one is a step of the recording, or none of it. */
function beginDocument({ tape, progress }: Replay): ReplayClock {
  const { start, moments } = tape
  const isFirst = progress.documents === 0
  progress.documents += 1
  if (isFirst) {
    restoreStart(start)
    const [expected, found] = [start.viewport, readViewport()].map(({ width, height }) => `${width}×${height}`) as [string, string]
    if (expected !== found) progress.differences.push({ moment: 0, kind: 'viewport', expected, found })
  } else {
    // The answers that the document before was waiting for are lost.
    progress.answered = progress.asked.slice()
    const moment = moments[progress.next]
    if (moment?.kind === 'navigation' && moment.how === 'load') progress.next += 1
    else if (!progress.isOver) progress.differences.push({ moment: progress.next, kind: 'place', expected: '', found: location.pathname + location.search })
  }
  keepProgress(progress)
  Object.defineProperty(navigator, 'language', { configurable: true, get: () => (start.language === 'en' ? 'en-US' : 'zh-CN') })
  return installClock(isFirst ? start.clock : progress.clock)
}

const asIs = <T>(value: T): T => value
