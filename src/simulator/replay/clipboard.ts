/** Browsers copy only after a real press, and a replay has none: so copying counts as done here, as it was in the recording. */
export function installClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.resolve() } })
}
