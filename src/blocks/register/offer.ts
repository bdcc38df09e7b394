import type { InviterCard } from '@/services/candle'

/**
 * Above the form: who invites, and to what. `open`: no inviter is named, or the call failed. `asked`: the answer is on its
 * way, and its place is kept. `invalid`: a code that no account has.
 */
export type Offer = { readonly status: 'open' | 'asked' | 'invited' | 'invalid'; readonly inviter: InviterCard['inviter']; readonly cents: number | null }

export const openOffer: Offer = { status: 'open', inviter: null, cents: null }

export function offerOf(card: InviterCard | undefined, isAsked: boolean): Offer {
  if (!card) return isAsked ? { ...openOffer, status: 'asked' } : openOffer
  return { status: card.inviter ? 'invited' : 'invalid', ...card }
}
