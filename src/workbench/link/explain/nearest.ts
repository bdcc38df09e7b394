/** How many letters have to be typed, left out, changed or swapped with their neighbour to make one text of the other. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const best = Math.min((rows[row - 1]?.[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (rows[row - 1]?.[column - 1] ?? 0) + (isSame ? 0 : 1))
      current.push(isSwapped ? Math.min(best, (rows[row - 2]?.[column - 2] ?? 0) + 1) : best)
    }
    rows.push(current)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** Longer than any address: what is pasted by mistake is not compared letter by letter. */
const LONGEST = 200

/** The known texts that one may have meant, nearest first; none that shares less than about half of its letters. Case does not matter. */
export function nearest(text: string, known: readonly string[], most = 3): readonly string[] {
  const typed = text.toLowerCase().slice(0, LONGEST)
  if (typed === '') return []
  return known
    .map((candidate) => ({ candidate, distance: editDistance(typed, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(typed.length, candidate.length) * 0.45)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}
