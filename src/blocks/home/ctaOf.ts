/** What a campaign's home can stand for to the person who looks at it. */
export type HomeStatus = 'open' | 'finished' | 'blacklisted'

/** The big button: invite, log in first, shown but over, or not there at all. */
export type Cta = 'invite' | 'login' | 'ended' | 'none'

export function ctaOf(activityStatus: HomeStatus, isLoggedIn: boolean): Cta {
  if (activityStatus === 'finished') return 'ended'
  if (activityStatus === 'blacklisted') return 'none'
  return isLoggedIn ? 'invite' : 'login'
}
