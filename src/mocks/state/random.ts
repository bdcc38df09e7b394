export type Random = {
  /** 0 <= n < 1. */
  readonly next: () => number
  /** A whole number from low to high, both included. */
  readonly int: (low: number, high: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
  readonly text: (alphabet: string, length: number) => string
}

/** Where a stream of numbers stands. Kept outside the generator, so that a saved state continues where it stopped. */
export type RandomPosition = { at: number }

/** Mulberry32: small, fast, and the same numbers for the same position on every engine. */
export function createRandom(position: RandomPosition): Random {
  const next = () => {
    position.at = (position.at + 0x6d2b79f5) | 0
    let mixed = Math.imul(position.at ^ (position.at >>> 15), 1 | position.at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    text: (alphabet, length) => Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join(''),
  }
}

/** FNV-1a: turns a seed's text into a first position. */
export function positionFor(seed: string): RandomPosition {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return { at: hash | 0 }
}
