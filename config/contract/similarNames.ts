/** Of names that are read nowhere the one that stands for a field that is absent, if any: written in another way, with a slip, or with a word more. */
export const formerNameOf = (absent: string, strangers: readonly string[]): string | undefined => strangers.find((stranger) => isAlike(plain(absent), plain(stranger)))

/** `chance_left`, `ChanceLeft` and `chanceLeft` are one. */
const plain = (name: string): string => name.replace(/[_-]/g, '').toLowerCase()

function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4) return false
  return long.startsWith(short) || long.endsWith(short) || distance(short, long) <= Math.floor(short.length / 5)
}

/** How many letters have to be put in, taken out or changed to make one of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(one).entries()) {
    const before = row
    row = [index + 1]
    for (const [column, wanted] of Array.from(other).entries()) row.push(Math.min((row[column] ?? 0) + 1, (before[column + 1] ?? 0) + 1, (before[column] ?? 0) + (letter === wanted ? 0 : 1)))
  }
  return row.at(-1) ?? 0
}
