import type { InferOutput } from 'valibot'
import { choice, flag, optionalObject } from '@/lib/reply/fields'
import { parsePrize, prizeEntries, unnamedPrize, type Prize } from './prizeRow'

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

/** Of a thing that is opened once: whether it was, and what it gave. */
export const openedEntries = { isOpened: flag, isWin: flag, reward: heldPrizePart }

type Opened = { readonly isOpened: boolean; readonly isWin: boolean; readonly reward: InferOutput<typeof heldPrizePart> }

/** Undefined before it is opened, null where it gave nothing. */
export function parseOpened(stat: Opened | null, serverTime: string): HeldPrize | null | undefined {
  const prize = parseHeldPrize(stat?.reward ?? null, serverTime)
  if (prize || !stat?.isOpened) return prize ?? undefined
  return stat.isWin ? receivedBefore : null
}

/** Received, and nothing else is known of it. */
export const receivedBefore: HeldPrize = { ...unnamedPrize, status: 'usable' }
