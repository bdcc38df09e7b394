import type { InferOutput } from 'valibot'
import { choice, flag, optionalObject, text } from '@/lib/reply/fields'
import { parsePrize, prizeEntries, unnamedPrize, type Prize } from './prizeRow'

/** A prize that was given before the page that shows it was asked for: it may be on its way, it may have been used by now, and its days may be over. */
export const grantedPrizePart = optionalObject({ ...prizeEntries, status: choice({ 1: 'toReceive', 3: 'used', 4: 'expired', 5: 'waiting', 6: 'failed' }, 'usable'), statusName: text })

export type GrantedPrize = Prize & { readonly status: 'waiting' | 'usable' | 'used' | 'expired' | 'failed'; /** The server's own words for it; '' where there are none. */ readonly statusName: string }

/** `serverTime`: the reply's; '' where it has none. By it a prize is over after its last second, also where no status says so yet. */
export function parseGrantedPrize(reply: InferOutput<typeof grantedPrizePart>, serverTime: string): GrantedPrize | null {
  const prize = parsePrize(reply)
  if (!reply || !prize) return null
  const { statusName, expireTime } = reply
  // Goods wait for their user, who says where they are sent.
  const status = reply.status !== 'toReceive' ? reply.status : prize.kind === 'goods' ? 'usable' : 'waiting'
  // Times of this form are in the order of their texts.
  const isOver = status === 'usable' && expireTime !== '' && expireTime < serverTime
  return { ...prize, ...(isOver ? { status: 'expired', statusName: '' } : { status, statusName }) }
}

/** Of a thing that is opened once: whether it was, and what it gave. */
export const openedEntries = { isOpened: flag, isWin: flag, reward: grantedPrizePart }

type Opened = { readonly isOpened: boolean; readonly isWin: boolean; readonly reward: InferOutput<typeof grantedPrizePart> }

/** Undefined before it is opened, null where it gave nothing. */
export function parseOpened(stat: Opened | null, serverTime: string): GrantedPrize | null | undefined {
  const prize = parseGrantedPrize(stat?.reward ?? null, serverTime)
  if (prize || !stat?.isOpened) return prize ?? undefined
  return stat.isWin ? alreadyReceivedPrize : null
}

/** Received, and nothing else is known of it. */
export const alreadyReceivedPrize: GrantedPrize = { ...unnamedPrize, status: 'usable', statusName: '' }
