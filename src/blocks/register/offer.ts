import type { CouponTerms, InviterCard } from '@/services/candle'

/**
 * Above the form: who invites, and to what. `open`: no inviter is named, or the call failed. `asked`: the answer is on its
 * way, and its place is kept. `invalid`: a code that no account has.
 */
export type Offer = { readonly status: 'open' | 'asked' | 'invited' | 'invalid'; readonly inviter: InviterCard['inviter']; readonly cents: number | null; /** Of a reward that is a coupon. */ readonly terms?: CouponTerms | undefined }

/** What previews promise without a call: the campaign's own amounts, where it names them. */
export type OfferSample = { readonly cents: number; readonly terms: CouponTerms }

export const sampleOffer: OfferSample = { cents: 2000, terms: { thresholdCents: 3000, validDays: 7 } }

/** The states of such an offer in previews. */
export const offerStates = (sample: OfferSample): Readonly<Record<'invited' | 'invalid' | 'open', Offer>> => ({
  invited: { status: 'invited', inviter: { name: '138****8000', avatar: '' }, ...sample },
  invalid: { status: 'invalid', inviter: null, ...sample },
  open: openOffer,
})

export const openOffer: Offer = { status: 'open', inviter: null, cents: null }

/** A link of an invitation names the inviter: before anything is asked, too, the place is kept. */
export const askedOffer: Offer = { ...openOffer, status: 'asked' }

export function offerOf(card: InviterCard | undefined, isAsked: boolean): Offer {
  if (!card) return isAsked ? askedOffer : openOffer
  return { status: card.inviter ? 'invited' : 'invalid', ...card }
}
