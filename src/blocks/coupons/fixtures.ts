import type { Coupon } from '@/services/candle'

const coupon: Coupon = { id: '1', name: '新人打车券', cents: 2000, thresholdCents: 3000, expiresAt: '2026-11-25 09:32', status: 'usable', statusName: '可使用', link: '' }

const given = { coupons: [coupon], promised: null, isArriving: false, isRefused: false }

/** What a page shows of the coupons that were given before: to a user who is not new nothing is promised. */
export const earlierCouponFixtures = {
  default: given,
  several: { ...given, coupons: [coupon, { ...coupon, id: '2', cents: 800, thresholdCents: 0, status: 'used' as const, statusName: '已使用' }, { ...coupon, id: '3', cents: 1200, expiresAt: '2026-11-15 09:32', status: 'expired' as const, statusName: '已过期' }] },
  none: { ...given, coupons: [] },
}

/** And of those that a registration gave. */
export const couponFixtures = { ...earlierCouponFixtures, unconfirmed: { ...given, coupons: [], promised: 2000 }, refused: { ...given, coupons: [], isRefused: true } }
