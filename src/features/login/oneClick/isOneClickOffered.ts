import type { NetworkKind, Platform } from '@/hosts'

export type OneClickFacts = {
  readonly platform: Platform
  readonly network: NetworkKind
  /** The remote flags; null until they have come. */
  readonly flags: { readonly ios: boolean; readonly android: boolean } | null
  /** The page is there to log in, not to bind a promoter code (spec 1 §4, page mode). */
  readonly isLoginMode: boolean
  readonly isLoggedIn: boolean
  /** A user who has begun with the form (a field, the tick) is not interrupted. */
  readonly hasBegun: boolean
}

/**
 * Whether the login page starts with the one-click overlay (spec 1 §2, §4, §9): on a phone that is not on wifi, where the remote flag of its
 * platform is on. A browser that cannot tell its network may well be on a mobile one; the carrier says so then.
 */
export function isOneClickOffered({ platform, network, flags, isLoginMode, isLoggedIn, hasBegun }: OneClickFacts): boolean {
  if (platform === 'desktop' || flags === null || !flags[platform]) return false
  return isLoginMode && !isLoggedIn && !hasBegun && (network === 'cellular' || network === 'unknown')
}
