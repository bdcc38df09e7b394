/** A choice, and what can be chosen in the next column once it is made. One with a `note` cannot be made: the note says why. */
export type PickerChoice = { readonly value: string; readonly label: string; readonly note?: string | undefined; readonly below?: readonly PickerChoice[] }

/** The chosen value of every column: what is wanted as far as it exists, then the first of what is left. Empty where nothing can be chosen. */
export function settlePath(choices: readonly PickerChoice[], wanted: readonly string[]): readonly string[] {
  const path: string[] = []
  for (let level: readonly PickerChoice[] = choices; level.length > 0; ) {
    const free = level.filter(({ note }) => !note)
    const chosen = free.find(({ value }) => value === wanted[path.length]) ?? free[0]
    if (!chosen) break
    path.push(chosen.value)
    level = chosen.below ?? []
  }
  return path
}

/** The choices of every column along a settled path. */
export function columnsOf(choices: readonly PickerChoice[], path: readonly string[]): readonly (readonly PickerChoice[])[] {
  const columns: (readonly PickerChoice[])[] = []
  let level: readonly PickerChoice[] = choices
  for (const value of path) {
    columns.push(level)
    level = level.find((choice) => choice.value === value)?.below ?? []
  }
  return columns
}
