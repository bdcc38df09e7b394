/** As for somebody whose letters are twice as large. */
export const LARGE_TEXT = `document.documentElement.style.setProperty('font-size', '200%', 'important')`
