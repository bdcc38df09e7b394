/** A small phone, or one inside another app's bars: less of the picture, so that the button is on its first screen. */
export const shortScreen = '(max-height: 42.5em)'
