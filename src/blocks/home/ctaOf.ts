/** What a campaign's home can stand for to the person who looks at it. */
export type HomeStanding = 'open' | 'finished' | 'blacklisted'

/** The big button: invite, log in first, shown but over, or not there at all. */
export type Cta = 'invite' | 'login' | 'ended' | 'none'

export function ctaOf(standing: HomeStanding, isLoggedIn: boolean): Cta {
  if (standing === 'finished') return 'ended'
  if (standing === 'blacklisted') return 'none'
  return isLoggedIn ? 'invite' : 'login'
}
