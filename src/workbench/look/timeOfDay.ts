/** The time of a moment (epoch, ms) in the zone of the tool's user: `09:41:07`. */
export const timeOfDay = (ms: number): string => new Date(ms).toLocaleTimeString('en-GB')
