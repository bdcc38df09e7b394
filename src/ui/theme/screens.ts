/** Too low for a sheet to leave the page behind it visible. */
export const lowScreen = '(max-height: 30em)'
/** A phone in landscape: as low, and wide enough to put side by side what stands below each other elsewhere. */
export const landscapeScreen = '(max-height: 30em) and (min-width: 37.5em)'
