import type { HostKind } from '@/hosts'

export type AutoLoginFacts = {
  readonly hostKind: HostKind
  readonly isLoggedIn: boolean
  /** Whether it is known who is logged in: a login that broke off behind its token leaves that open. */
  readonly isIdentified: boolean
  /** mis=1 in the address. */
  readonly mis: 0 | 1
  /** In the frame of the configuration tool, where no call is made. */
  readonly isPreview: boolean
}

/**
 * How this person is logged in at the start of the page, if at all (spec 1 §4): by a ticket of the native app's, by a mini program's
 * handoff, or by going on with a login that broke off.
 */
export function autoLoginMethod({ hostKind, isLoggedIn, isIdentified, mis, isPreview }: AutoLoginFacts): 'ticket' | 'miniProgram' | 'resume' | null {
  if (isPreview) return null
  // The mini program's own user counts, not the session that was here before.
  if (mis === 1 && hostKind !== 'nativeApp') return 'miniProgram'
  if (isLoggedIn) return isIdentified ? null : 'resume'
  return hostKind === 'nativeApp' ? 'ticket' : null
}
