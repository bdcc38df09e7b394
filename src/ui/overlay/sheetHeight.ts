/** The maximum height of a sheet: the page behind stays visible, except on a low screen, where there is no space for it. */
export const SHEET_MAX_HEIGHT = '80vh'
export const SHEET_MAX_HEIGHT_LOW = '94vh'
