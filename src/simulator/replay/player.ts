import type { Target } from '../recording/format'
import { compareActions, compareEnds, compareErrors, compareHostCalls, isNote, type Difference } from './differences'
import type { Gate } from './gate'
import { playMoment } from './playMoment'
import type { Progress, Speed } from './progress'
import { callsToWaitFor, isStoryTold, mayBeCaused, pauseBefore } from './readiness'
import type { Moment, Tape } from './tape'

/** What a player has of the page. */
export type ReplayStage = {
  /** The control of a moment, null while it is not there. */
  readonly find: (target: Target) => HTMLElement | null
  readonly isReady: () => boolean
  /** Without its origin. */
  readonly address: () => string
  readonly end: () => Parameters<typeof compareEnds>[1]
  /** Steps back or forward so far in this document. */
  readonly pops: () => number
  readonly goBack: () => void
  readonly load: (address: string) => void
  readonly reachTime: (at: number) => void
}

/** How long it waits for what does not come, before it says so (ms). Generous: a busy machine needs it, and a healthy recording never waits that long. */
const LIMITS = { control: 20_000, further: 2_000, calls: 10_000, story: 5_000, caused: 4_000, end: 10_000 }
const FACTORS: Readonly<Record<Speed, number>> = { recorded: 1, double: 2, atOnce: Infinity }
/** How often it looks (ms). */
const LOOK_MS = 30

export type PlayerOptions = { readonly tape: Tape; readonly progress: Progress; readonly gate: Gate; readonly stage: ReplayStage; readonly moved: () => void; readonly limits?: Partial<typeof LIMITS> }

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How long a pause is at a speed (ms). */
export const paced = (speed: Speed, ms: number): number => ms / FACTORS[speed]

/** Plays what is left of a tape in this document, and compares. Settles when all is over; a document that is left ends it in the middle. */
export async function playTape({ tape, progress, gate, stage, moved, limits: own = {} }: PlayerOptions): Promise<void> {
  const limits = { ...LIMITS, ...own }
  const say = (difference: Difference) => void progress.differences.push(difference)

  async function waitFor(holds: () => boolean, limit: number): Promise<boolean> {
    for (const end = performance.now() + limit; !holds(); await delay(LOOK_MS)) if (performance.now() > end) return false
    return true
  }

  // Where one control did not come, what is behind it hardly will.
  let isLost = false

  async function waitForCalls(index: number): Promise<void> {
    const missing = () => callsToWaitFor(tape, progress, index).filter((call) => reported.indexOf(call) < 0)
    if (await waitFor(() => missing().length === 0, isLost ? limits.further : limits.calls)) return
    missing().forEach((call) => {
      reported.push(call)
      say({ moment: index, kind: 'callMissing', call: call.name })
    })
  }
  const reported: unknown[] = []

  /** Whether it was done; false where the document is about to go. */
  async function navigate(moment: Extract<Moment, { readonly kind: 'navigation' }>): Promise<boolean> {
    if (moment.how === 'pop') {
      const seen = () => stage.pops() > pops
      if (!(await waitFor(seen, mayBeCaused(tape, moment) ? limits.control : 0))) stage.goBack()
      await waitFor(() => seen() && stage.address() === moment.address, limits.story)
      pops += 1
      if (stage.address() !== moment.address) say({ moment: progress.next, kind: 'place', expected: moment.address, found: stage.address() })
      return true
    }
    // The next document goes on behind it.
    if (mayBeCaused(tape, moment)) await delay(limits.caused)
    stage.load(moment.address)
    return false
  }

  async function hand(moment: Exclude<Moment, { readonly kind: 'navigation' }>): Promise<void> {
    const { target } = moment
    const control = () => (target ? stage.find(target) : moment.kind === 'scroll' ? document.documentElement : document.body)
    const isThere = await waitFor(() => control() !== null && !isDisabled(control()), isLost ? limits.further : limits.control)
    const found = control()
    isLost ||= !isThere
    const { role, name } = target ?? { role: '', name: '' }
    if (!isThere || !found) return say({ moment: progress.next, kind: found ? 'controlDisabled' : 'controlMissing', role, name })
    pops = stage.pops()
    try {
      playMoment(moment, found)
    } catch {
      say({ moment: progress.next, kind: 'unusable', role, name })
    }
  }
  let pops = stage.pops()
  // A story that is another one is waited for once.
  let isStory = true
  while (progress.next < tape.moments.length) {
    await gate.until(() => progress.until === null || progress.next < progress.until)
    const index = progress.next
    const moment = tape.moments[index] as Moment
    await waitFor(stage.isReady, limits.control)
    await waitForCalls(index)
    isStory &&= await waitFor(() => isStoryTold(tape, progress, index), limits.story)
    await delay(Math.min(paced(progress.speed, pauseBefore(tape, index)), pauseBefore(tape, index)))
    stage.reachTime(moment.at)
    if (moment.kind === 'navigation') {
      if (!(await navigate(moment))) return
    } else {
      await hand(moment)
    }
    progress.next = index + 1
    moved()
  }

  await gate.until(() => progress.until === null)
  await waitForCalls(tape.moments.length)
  stage.reachTime(tape.end.at)
  const last = tape.moments.length
  const ends = () => compareEnds(tape.end, stage.end(), last)
  await waitFor(() => ends().every(isNote), isLost ? limits.further : limits.end)
  ends().forEach(say)
  compareActions(tape.actions.map(({ type }) => type), progress.actions, last).forEach(say)
  compareHostCalls(tape.hostCalls.map(({ method }) => method), progress.hostCalls, last).forEach(say)
  compareErrors(tape.errors, progress.errors, last).forEach(say)
  progress.isOver = true
  moved()
}

const isDisabled = (element: HTMLElement | null): boolean => element !== null && element.matches(':disabled')
