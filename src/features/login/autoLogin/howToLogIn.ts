import type { HostKind } from '@/hosts'

export type AutoLoginFacts = {
  readonly hostKind: HostKind
  readonly isLoggedIn: boolean
  /** mis=1 in the address. */
  readonly mis: 0 | 1
  /** In the frame of the configuration tool, where nothing is asked of anybody. */
  readonly isPreview: boolean
}

/** How the host logs this person in at the start of the page, if at all (spec 1 §4): a ticket of the native app's, or a mini program's handoff. */
export function howToLogIn({ hostKind, isLoggedIn, mis, isPreview }: AutoLoginFacts): 'ticket' | 'miniProgram' | null {
  if (isPreview) return null
  if (hostKind === 'nativeApp') return isLoggedIn ? null : 'ticket'
  // The mini program's own user counts, whoever was here before.
  return mis === 1 ? 'miniProgram' : null
}
