import type { ShownReward } from '@/blocks/rewardDialog/reward'
import { useMessages } from '@/lib/i18n'
import type { Prize } from '@/services/candle'
import { playMessages } from './messages'
import { useCouponTerms } from './useCouponTerms'

/** A prize in words: what it is called, and what it takes to use it. */
export function useShownPrize(): (prize: Prize) => ShownReward {
  const texts = useMessages(playMessages)
  const termsOf = useCouponTerms()
  return (prize) => {
    const { name, kind, cents, expiresAt } = prize
    const until = expiresAt && texts.until(expiresAt)
    const terms = kind === 'cash' ? texts.wallet : kind === 'coupon' ? termsOf(prize) : texts.inAccount
    return { name: texts.name(kind, name), cents, note: until ? `${terms}\n${until}` : terms }
  }
}
