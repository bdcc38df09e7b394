import type { Coupon } from './couponRow'
import type { RewardRow } from './rewardRow'

/** Nothing comes of a reward any more: it was used, its days are over, or it could not be given. */
export const isRewardOver = (status: RewardRow['status'] | Coupon['status'] | undefined): boolean => status === 'used' || status === 'expired' || status === 'failed'
