/** Where errors of the interface end. In production they stay unseen here: the screen has already said what a person can do. */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- the developer's own console
  if (process.env.NODE_ENV !== 'production') console.error(error)
}
