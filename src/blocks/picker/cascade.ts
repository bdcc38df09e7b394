/** A choice, and what can be chosen in the next column once it is made. */
export type Choice = { readonly value: string; readonly label: string; readonly below?: readonly Choice[] }

/** The chosen value of every column: what is wanted as far as it exists, then the first of what is left. */
export function settlePath(choices: readonly Choice[], wanted: readonly string[]): readonly string[] {
  const path: string[] = []
  for (let level: readonly Choice[] = choices; level.length > 0; ) {
    const chosen = level.find(({ value }) => value === wanted[path.length]) ?? level[0]
    if (!chosen) break
    path.push(chosen.value)
    level = chosen.below ?? []
  }
  return path
}

/** The choices of every column along a settled path. */
export function columnsOf(choices: readonly Choice[], path: readonly string[]): readonly (readonly Choice[])[] {
  const columns: (readonly Choice[])[] = []
  let level: readonly Choice[] = choices
  for (const value of path) {
    columns.push(level)
    level = level.find((choice) => choice.value === value)?.below ?? []
  }
  return columns
}
