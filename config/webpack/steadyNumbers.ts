import { createHash } from 'node:crypto'

/** A number of so many digits at most for each name, none twice: the same whatever other names there are, but for the few that would have the same one. */
export function steadyNumbers(names: readonly string[], digits: number): number[] {
  const range = 10 ** digits
  if (names.length > range / 2) throw new Error(`${names.length} names are too many for ${digits} digits.`)
  const numbers: number[] = []
  const taken = new Set<number>()
  for (const at of [...names.keys()].toSorted((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))) {
    let number = createHash('sha256').update(names[at] ?? '').digest().readUInt32BE() % range
    while (taken.has(number)) number = (number + 1) % range
    taken.add(number)
    numbers[at] = number
  }
  return numbers
}
