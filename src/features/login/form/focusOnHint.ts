/**
 * Moves the focus to the field that a hint is about. What it returns is the effect's cleanup: it calls `onLeave` where the field has gone from the page by then, not where the
 * hint gave way to another, or where React runs an effect twice.
 */
export function focusOnHint(field: HTMLElement | null, onLeave: () => void): () => void {
  field?.focus()
  return () => {
    if (field?.isConnected === false) onLeave()
  }
}
