/** A page in a frame is a whole app in the tool's own process: so many live at once, and so many begin beside each other. */
const MOST_ALIVE = 32
const MOST_LOADING = 2

export type FrameBudget = {
  /** Calls back after every change of what lives. */
  readonly subscribe: (listener: () => void) => () => void
  readonly isAlive: (id: string) => boolean
  /** A tile has come near the screen, or has left it. */
  readonly see: (id: string, isSeen: boolean) => void
  /** A frame has spoken, or is not waited for any more. */
  readonly settle: (id: string) => void
  /** While a person scrolls nothing new begins: what rushes past is not worth its page, and the scrolling is smooth. */
  readonly hold: (isHeld: boolean) => void
  /** The tile is no more. */
  readonly drop: (id: string) => void
}

/**
 * Which tiles have a live frame: those near the screen, two at a time, in the order in which they were seen. A frame that leaves the screen lives on until
 * its place is needed, the longest unseen first, so that scrolling back shows it at once.
 */
export function createFrameBudget({ mostAlive = MOST_ALIVE, mostLoading = MOST_LOADING } = {}): FrameBudget {
  const listeners = new Set<() => void>()
  const seen = new Set<string>()
  const loading = new Set<string>()
  /** In the order in which they were last seen. */
  const alive = new Set<string>()
  let isHeld = false

  function makeRoom(): boolean {
    if (alive.size < mostAlive) return true
    const unseen = [...alive].find((id) => !seen.has(id))
    if (unseen === undefined) return false
    alive.delete(unseen)
    loading.delete(unseen)
    return true
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function next(): void {
    for (const id of seen) {
      if (isHeld || loading.size >= mostLoading) break
      if (alive.has(id)) continue
      if (!makeRoom()) break
      alive.add(id)
      loading.add(id)
    }
    tell()
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isAlive: (id) => alive.has(id),
    see: (id, isSeen) => {
      if (isSeen) {
        if (alive.delete(id)) alive.add(id)
        seen.add(id)
        next()
        // One that has not begun to speak gives its place to those in sight.
      } else if (seen.delete(id) && loading.delete(id)) {
        alive.delete(id)
        next()
      }
    },
    settle: (id) => {
      if (loading.delete(id)) next()
    },
    hold: (held) => {
      isHeld = held
      if (!held) next()
    },
    drop: (id) => {
      seen.delete(id)
      loading.delete(id)
      if (alive.delete(id)) next()
    },
  }
}
