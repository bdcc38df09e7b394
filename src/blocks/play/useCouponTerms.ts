import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import type { Prize } from '@/services/candle'
import { playMessages } from './messages'

/** What a ride must cost for a coupon to count, in words. */
export function useCouponTerms(): (coupon: Pick<Prize, 'thresholdCents'>) => string {
  const { threshold, anyRide } = useMessages(playMessages)
  return ({ thresholdCents }) => (thresholdCents > 0 ? threshold(toShortYuan(thresholdCents)) : anyRide)
}
