/** The most that a sheet covers: what it lies over is still to be seen. On a phone that lies on its side there is nothing to spare. */
export const SHEET_HEIGHT = '80vh'
export const SHEET_HEIGHT_LYING = '94vh'
export const lowScreen = '(max-height: 30em)'
