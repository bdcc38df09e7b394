import type { CampaignActivity } from '../seeds/activitySeed'
import { createClock, type Clock } from './clock'
import { createRandom, positionFor, type Random, type RandomPosition } from './random'

/** Plain JSON, so that it can be saved and put back (the static demo keeps it over a reload). */
type StateData = {
  streams: Record<string, RandomPosition>
  parts: Record<string, unknown>
}

/** Everything the embedded backend remembers. Each part of it is declared, seeded and read through `definePart`. */
export type MockState = {
  readonly clock: Clock
  readonly campaigns: readonly CampaignActivity[]
  /** A named stream of numbers. Streams do not disturb each other, so a new call in one place changes no data in another. */
  readonly random: (stream: string) => Random
  readonly data: StateData
  readonly reset: () => void
  readonly restore: (saved: StateData) => void
}

type MockStateOptions = {
  readonly seed?: string
  /** Milliseconds since 1970; the machine's time unless given. */
  readonly now?: () => number
  readonly campaigns?: readonly CampaignActivity[]
}

export function createState({ seed = 'market-platform', now, campaigns = [] }: MockStateOptions = {}): MockState {
  const data: StateData = { streams: {}, parts: {} }
  return {
    clock: createClock(now),
    campaigns,
    data,
    random: (stream) => createRandom((data.streams[stream] ??= positionFor(`${seed}:${stream}`))),
    reset: () => Object.assign(data, { streams: {}, parts: {} }),
    restore: (saved) => Object.assign(data, structuredClone(saved)),
  }
}

type StatePart<T> = {
  /** This part of the state, seeded at first use. What it returns may be changed in place. */
  readonly of: (state: MockState) => T
}

/**
 * Declares one part of the state under a name of its own: `const wallet = definePart('cashInvite', (state) => ({ balance: 0 }))`,
 * then `wallet.of(state).balance -= amount`. `initial` must give plain JSON and take its numbers from `state.random` and its times
 * from `state.clock`: same seed and same time, same data.
 */
export function definePart<T extends object>(name: string, initial: (state: MockState) => T): StatePart<T> {
  // The name is the part's identity: whatever stands under it was made by this `initial`.
  return { of: (state) => (state.data.parts[name] ??= initial(state)) as T }
}
