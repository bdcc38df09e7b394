import { isBusinessError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { isSafeLink } from '@/lib/url/safeUrl'

export type LeadFacts = {
  /** 1: a reward follows the lead. 2: none does. */
  readonly rewadConfigMark: number
  /** 1: the lead ends on another page, 2: here. */
  readonly jumpLinkMark: number
  readonly jumpLinkUrl: string
  readonly isLoggedIn: boolean
}

/** Before `login` and `end` the lead's uuid is kept; the end page gives it to the user. */
export type LeadOutcome = { readonly to: 'login' | 'end' | 'modal' } | { readonly to: 'link'; readonly url: string }

/** What follows a lead (spec 2 §4). A link that must not be followed gives way to the modal, so that the user hears that it worked. */
export function leadOutcome({ rewadConfigMark, jumpLinkMark, jumpLinkUrl, isLoggedIn }: LeadFacts): LeadOutcome {
  if (rewadConfigMark === 1) return { to: isLoggedIn ? 'end' : 'login' }
  if (jumpLinkMark === 1 && isSafeLink(jumpLinkUrl)) return { to: 'link', url: jumpLinkUrl }
  return { to: 'modal' }
}

/** The reward behind a lead: not asked for yet, given now, had been given before, or it could not be given. */
export type LeadClaim = 'none' | 'rewarded' | 'claimed' | 'failed'

/** Spec 2 §4, rewardFlag. */
const CLAIMED_BEFORE = 2

/** A refusal that says that the reward was received before (spec 2 §8, -196202) is as final as rewardFlag 2: asking again brings nothing. */
export function leadClaim(rewardFlag: number | undefined, error: unknown): LeadClaim {
  if (error) return isBusinessError(error, CODE.rewardAlreadyReceived) ? 'claimed' : 'failed'
  if (rewardFlag === undefined) return 'none'
  return rewardFlag === CLAIMED_BEFORE ? 'claimed' : 'rewarded'
}

/** `confirmMsg` is what the backend asks before it cancels, '' when it asks nothing; `hasDuty` is null where the reply names none. */
type CancelReply = { readonly confirmMsg: string; readonly hasDuty: number | null }

/**
 * What follows a cancel call: a question to the user, or the order as it is now; `unclear`: the backend has not said that anything changed. The
 * first call (secondConfirm 1) returns a message to confirm; a hasDuty of 1 or 2 means that the order has changed (spec 2 §4).
 */
export function cancelStep(secondConfirm: 1 | 2, { confirmMsg, hasDuty }: CancelReply): 'ask' | 'reload' | 'unclear' {
  if (secondConfirm === 1 && confirmMsg !== '') return 'ask'
  return hasDuty === 1 || hasDuty === 2 ? 'reload' : 'unclear'
}
