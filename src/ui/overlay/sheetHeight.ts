/** The maximum height of a sheet: the page behind stays visible, except on a low screen, where there is no space for it. */
export const SHEET_MAX_HEIGHT = '80vh'
export const SHEET_MAX_HEIGHT_LOW = '94vh'
export const lowScreen = '(max-height: 30em)'
/** A phone in landscape: as low, and wide enough to put side by side what stands below each other elsewhere. */
export const landscapeScreen = '(max-height: 30em) and (min-width: 37.5em)'
