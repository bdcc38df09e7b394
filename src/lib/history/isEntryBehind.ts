import { currentIndex, currentOver } from './browserEntries'

/** Whether a step back from the current page leads to another, of the app or from before it. `history.length` does not tell: it counts the entries ahead too, those of closed overlays among them. */
export const isEntryBehind = (): boolean => (currentIndex() ?? 0) > currentOver()
