import { isSafeLink } from '@/lib/safeUrl'

export type LeadFacts = {
  /** 1: a reward follows the lead. 2: none does. */
  readonly rewadConfigMark: number
  /** 1: the lead ends on another page, 2: here. */
  readonly jumpLinkMark: number
  readonly jumpLinkUrl: string
  readonly isLoggedIn: boolean
}

export type LeadOutcome =
  /** The lead's uuid is kept; the end page gives it to the user. */
  | { readonly to: 'login' | 'end' }
  | { readonly to: 'modal' }
  | { readonly to: 'link'; readonly url: string }

/** What follows a lead (spec 2 §4). A link that must not be followed gives way to the modal, so that the person hears that it worked. */
export function leadOutcome({ rewadConfigMark, jumpLinkMark, jumpLinkUrl, isLoggedIn }: LeadFacts): LeadOutcome {
  if (rewadConfigMark === 1) return { to: isLoggedIn ? 'end' : 'login' }
  if (jumpLinkMark === 1 && isSafeLink(jumpLinkUrl)) return { to: 'link', url: jumpLinkUrl }
  return { to: 'modal' }
}
