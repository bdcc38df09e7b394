const TOUCHES = ['touchstart', 'mousedown', 'keydown'] as const

/** Calls back once, at the first touch or key: late enough to cost the first screen nothing, early enough for what it leads to. Returns the way to unsubscribe. */
export function onFirstTouch(touched: () => void): () => void {
  const unsubscribe = () => {
    for (const name of TOUCHES) document.removeEventListener(name, start)
  }
  const start = () => {
    unsubscribe()
    touched()
  }
  for (const name of TOUCHES) document.addEventListener(name, start, { passive: true })
  return unsubscribe
}
