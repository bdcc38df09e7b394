/** The maximum height of a sheet: the page behind stays visible, except in landscape, where there is no space for it. */
export const SHEET_HEIGHT = '80vh'
export const SHEET_HEIGHT_LYING = '94vh'
export const lowScreen = '(max-height: 30em)'
