import type { Backend } from '../backend'
import type { Scenario } from '../scenario/scenario'
import type { MockState } from '../state/state'

/** In front of the keys of what a backend remembers. */
export const DEMO_PREFIX = 'market-platform-h5:demo:'

type Kept = { readonly data: MockState['data']; readonly scenario: Scenario }

/**
 * Keeps what a backend remembers in `storage`, where a reload finds it and every tab of the browser has the same. Each piece of work begins
 * with what is kept there now. Of two tabs that work in the very same moment the later one's state stays. The kept state of another `build`
 * goes: what it was made of may have changed. `complain` is called where the storage takes nothing.
 */
export function keepState(backend: Pick<Backend, 'state' | 'scenario' | 'restoreScenario' | 'reset'>, storage: Storage, build: string, complain: (error: unknown) => void): <T>(work: () => Promise<T>) => Promise<T> {
  const { state } = backend
  const key = DEMO_PREFIX + build
  for (const other of Object.keys(storage)) if (other.startsWith(DEMO_PREFIX) && other !== key) storage.removeItem(other)
  /** What is kept there, as this page last saw it. */
  let known: string | null = null

  function read(): void {
    const text = storage.getItem(key)
    if (text === known) return
    const kept = parse(text)
    if (kept) {
      state.restore(kept.data)
      backend.restoreScenario(kept.scenario)
    } else {
      backend.reset()
    }
    known = text
  }

  function write(): void {
    const kept: Kept = { data: state.data, scenario: backend.scenario() }
    const text = JSON.stringify(kept)
    if (text === known) return
    try {
      storage.setItem(key, text)
      known = text
    } catch (error) {
      // A full storage: the page goes on with what it has in memory, until another one writes.
      complain(error)
    }
  }

  // What another tab did while work of this one is under way.
  window.addEventListener('storage', (event) => {
    if (event.key === key) read()
  })
  return async (work) => {
    read()
    return work().finally(write)
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    return kept?.data?.parts && kept.scenario ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
