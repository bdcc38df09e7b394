import { definePart, type MockState } from './state'

/** What one login attempt has proved so far. A context token stands for it, and every reply replaces the token (spec 1 §3). */
export type LoginContext = {
  hasPassedSlider?: boolean
  hasPassedPicture?: boolean
  pictureAnswer?: string
  sliderChallenge?: string
}

const contexts = definePart('contextTokens', (): Record<string, LoginContext> => ({}))

export function contextOf(state: MockState, contextToken: string): LoginContext {
  return contexts.of(state)[contextToken] ?? {}
}

/** The next context token of the same attempt, with what was just proved. An unknown token (a page older than the last reset) starts a new attempt. */
export function renewContext(state: MockState, contextToken: string, proved: LoginContext = {}): string {
  const context = { ...contextOf(state, contextToken), ...proved }
  const next = `ctx_${state.random('contextTokens').text('0123456789abcdef', 32)}`
  delete contexts.of(state)[contextToken]
  contexts.of(state)[next] = context
  return next
}
