import type { InviterCard } from '@/services/candle'

/** Above the form: who invites, and to what. `open`: nobody is named, or it is not known yet. `invalid`: a code that nobody has. */
export type Offer = { readonly standing: 'open' | 'invited' | 'invalid'; readonly inviter: InviterCard['inviter']; readonly cents: number | null }

export const openOffer: Offer = { standing: 'open', inviter: null, cents: null }

export function offerOf(card: InviterCard | undefined): Offer {
  if (!card) return openOffer
  return { standing: card.inviter ? 'invited' : 'invalid', ...card }
}
