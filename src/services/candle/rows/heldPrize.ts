import type { InferOutput } from 'valibot'
import { choice, optionalObject } from '@/lib/reply/fields'
import { parsePrize, prizeEntries, type Prize } from './prizeRow'

/** A prize that was given before the page that shows it was asked for: it may have been used by now, and its days may be over. */
export const heldPrizePart = optionalObject({ ...prizeEntries, status: choice({ 3: 'used', 4: 'expired' }, 'usable') })

export type HeldPrize = Prize & { readonly status: 'usable' | 'used' | 'expired' }

/** `serverTime`: the reply's; '' where it has none. By it a prize is over after its last second, also where no status says so yet. */
export function parseHeldPrize(reply: InferOutput<typeof heldPrizePart>, serverTime: string): HeldPrize | null {
  const prize = parsePrize(reply)
  if (!reply || !prize) return null
  const { status, expireTime } = reply
  // Times of this form are in the order of their texts.
  const isOver = status === 'usable' && expireTime !== '' && expireTime < serverTime
  return { ...prize, status: isOver ? 'expired' : status }
}
