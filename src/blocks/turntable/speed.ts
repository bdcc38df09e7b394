// The three parts of a spin fit each other: what one ends with is the speed that the next begins with.

/** Degrees a second. */
export const SPEED = 720

export const FULL_SPEED_AFTER_MS = 500

/** From rest to full speed, evenly faster: twice as steep at its end as on the whole, so the way is half of what full speed makes of the time. */
export const STARTING = 'cubic-bezier(0.333, 0, 0.667, 0.333)'
export const STARTING_WAY = (SPEED * FULL_SPEED_AFTER_MS) / 1000 / 2

/** To rest; `SLOWING_SLOPE` times as fast at its beginning as on the whole. */
export const SLOWING = 'cubic-bezier(0.2, 0.5, 0.3, 1)'
export const SLOWING_SLOPE = 2.5
