/** One state of a draft, and what was done to reach it. Changes of the same `what` in quick succession are one step. */
export type Step<T> = { readonly value: T; readonly what: string; readonly at: number }
export type History<T> = { readonly steps: readonly [Step<T>, ...Step<T>[]]; readonly index: number }

/** Typing that pauses longer than this starts a new step (ms). */
const PAUSE = 1_000
const LIMIT = 200

export const START = 'start'

export function startHistory<T>(value: T, at: number): History<T> {
  return { steps: [{ value, what: START, at }], index: 0 }
}

export function stepAt<T>({ steps, index }: History<T>): Step<T> {
  return steps[index] ?? steps[0]
}

/** A change made now. What had been undone is forgotten, as everywhere. */
export function recordStep<T>(history: History<T>, step: Step<T>, { isTyping = false } = {}): History<T> {
  const last = stepAt(history)
  if (Object.is(last.value, step.value)) return history
  const isTip = history.index === history.steps.length - 1
  const isSame = isTyping && isTip && history.index > 0 && last.what === step.what && step.at - last.at < PAUSE
  const kept = history.steps.slice(0, history.index + (isSame ? 0 : 1))
  const steps = [...kept, step].slice(-LIMIT) as [Step<T>, ...Step<T>[]]
  return { steps, index: steps.length - 1 }
}

type Position = { readonly steps: readonly unknown[]; readonly index: number }

export const canUndo = ({ index }: Pick<Position, 'index'>): boolean => index > 0
export const canRedo = ({ steps, index }: Position): boolean => index < steps.length - 1

/** Back or forth to any state, within what there is. */
export function goTo<T>(history: History<T>, index: number): History<T> {
  return { ...history, index: Math.max(0, Math.min(index, history.steps.length - 1)) }
}
