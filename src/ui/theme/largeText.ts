/** A width that is `usual` until letters are twice as large, and as wide as there is room from then on: it stands below then what it stood beside. */
export const fullWidthAtLargeText = (usual: string): string => `max(${usual}, (1rem - 28px) * 99)`

/**
 * Begins a rule for lines of few letters: `${shortLines} { ... }`. It holds where the screen is narrower than 18 letters of the root's size, however they became so large: a media
 * query does not see what a host sets on the root. `GlobalStyle` measures it. Engines without style queries never know: the rule may not be all there is.
 */
export const shortLines = '@container not style(--short: 0px)'

/** A width that is `usual` until letters are twice as large, and none from then on: they need its room. */
export const zeroAtLargeText = (usual: string): string => `max(0px, min(${usual}, (28px - 1rem) * 99))`
