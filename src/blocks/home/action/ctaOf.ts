import type { HomeStatus } from '@/services/candle'

/** The big button: invite, log in first, shown but over, or not there at all. */
export type Cta = 'invite' | 'login' | 'ended' | 'none'

export function ctaOf(status: HomeStatus, isLoggedIn: boolean): Cta {
  if (status === 'finished') return 'ended'
  if (status === 'blacklisted') return 'none'
  return isLoggedIn ? 'invite' : 'login'
}
