/**
 * An effect that begins a moment later: a mount that is undone at once, as strict mode does, never begins it. For what the world outside
 * hears of. Returns what ends it, begun or not.
 */
export function deferEffect(begin: () => () => void): () => void {
  let isOver = false
  let end: (() => void) | undefined
  void Promise.resolve().then(() => {
    if (!isOver) end = begin()
  })
  return () => {
    isOver = true
    end?.()
  }
}
