/** The maximum height of a sheet: the page behind stays visible, except in landscape, where there is no space for it. */
export const SHEET_HEIGHT = '80vh'
export const SHEET_HEIGHT_LYING = '94vh'
export const lowScreen = '(max-height: 30em)'
/** A phone on its side: as low, and wide enough to put side by side what stands below each other elsewhere. */
export const lyingScreen = '(max-height: 30em) and (min-width: 37.5em)'
