/** So many fall at once; each lane is one element that falls again and again, so no other is ever made. */
export const LANES = 15

/** The next drop of a lane: drops are numbered over all lanes, so that no number comes twice in a rain. */
export const nextDrop = (drop: number): number => drop + LANES

/** How a lane falls: where, how fast, from when on. Uneven, and the same each time: what counts is the server's. */
export const laneStyle = (lane: number) => ({
  left: `${(lane * 41) % 100 < 86 ? (lane * 41) % 100 : ((lane * 41) % 100) - 14}%`,
  animationDuration: `${2_000 + ((lane * 7) % 5) * 260}ms`,
  animationDelay: `${(lane * 370) % 2_100}ms`,
})
