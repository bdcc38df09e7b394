import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, choice, optionalObject, strictCents, strictFlag, strictText, time, whole, text } from '@/lib/reply/fields'
import { isSafeLink } from '@/lib/url/safeUrl'

export const prizeEntries = {
  id: strictText,
  rewardName: text,
  rewardType: choice({ 1: 'cash', 2: 'coupon', 3: 'goods' }, 'unknown'),
  amount: strictCents,
  thresholdAmount: optionalCents,
  expireTime: time,
  jumpLink: text,
}

/** What a draw gave: a reward row with what it takes to use it. Money is integer cents. */
export const prizePart = optionalObject(prizeEntries)

/** As it is sent. */
export type PrizeReply = NonNullable<InferInput<typeof prizePart>>

export type Prize = {
  readonly id: string
  /** '' where the server gives none. */
  readonly name: string
  readonly kind: 'cash' | 'coupon' | 'goods' | 'unknown'
  readonly cents: number
  /** What a ride must cost for a coupon; 0 for any ride. */
  readonly thresholdCents: number
  /** `YYYY-MM-DD HH:mm`; '' where it is not known. */
  readonly expiresAt: string
  /** Where it is used; '' for a ride in the app. */
  readonly link: string
}

export function parsePrize(reply: InferOutput<typeof prizePart>): Prize | null {
  if (!reply) return null
  const { id, rewardName, rewardType, amount, thresholdAmount, expireTime, jumpLink } = reply
  return { id, name: rewardName, kind: rewardType, cents: amount, thresholdCents: thresholdAmount, expiresAt: expireTime.slice(0, 16), link: isSafeLink(jumpLink) ? jumpLink : '' }
}

/** The answer of a draw: whether it won must be said, so that nothing that cannot be read is taken for a loss. */
const drawnReply = jsonObject({ isWin: strictFlag, reward: prizePart, caught: whole })

/** Given, and it is not said what. */
export const unnamedPrize: Prize = { id: '', name: '', kind: 'unknown', cents: 0, thresholdCents: 0, expiresAt: '', link: '' }

/** What a draw gave; null for nothing. */
export type Drawn = { readonly prize: Prize | null; /** Of a rain: how many the server has counted. */ readonly caught?: number | undefined }

export const drawn = {
  reply: drawnReply,
  parse: ({ isWin, reward, caught }: InferOutput<typeof drawnReply>): Drawn => ({ prize: isWin ? (parsePrize(reward) ?? unnamedPrize) : null, caught }),
}
