/**
 * Begins an effect in a microtask, so that the mount which strict mode undoes at once never begins it. For effects that are visible outside
 * the page. Returns the cleanup, whether or not it has begun.
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
