/** The time of a moment (epoch, ms) on the clock of whoever sits before the tool: `09:41:07`. */
export const timeOfDay = (ms: number): string => new Date(ms).toLocaleTimeString('en-GB')
