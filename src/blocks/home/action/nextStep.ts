/** `friends` invited give `cents`, once. */
export type LadderRule = { readonly friends: number; readonly cents: number }

export type NextStep = {
  /** How many more friends it takes. */
  readonly missing: number
  readonly cents: number
  readonly index: number
  /** The way from the step before to this one that is already done, 0 to 1. */
  readonly progress: number
}

/** Of a step of the ladder, by its place. No step is the current one where none can be reached any more. */
export const stepState = (next: NextStep | undefined, index: number, isOpen: boolean): 'reached' | 'current' | 'ahead' => (!next || index < next.index ? 'reached' : isOpen && index === next.index ? 'current' : 'ahead')

/** The first step that is still ahead; undefined when all are reached or there are none. Steps come in ascending order. */
export function nextStep(ladder: readonly LadderRule[], invited: number): NextStep | undefined {
  const index = ladder.findIndex(({ friends }) => friends > invited)
  const step = ladder[index]
  if (!step) return undefined
  const before = ladder[index - 1]?.friends ?? 0
  return { missing: step.friends - invited, cents: step.cents, index, progress: (invited - before) / (step.friends - before) }
}
