/** Copying needs a person's hand, which a replay has not: what is copied is taken for copied, as it was for whoever recorded. */
export function installClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.resolve() } })
}
