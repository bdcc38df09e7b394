import { choiceOf } from '../pageChoice'
import type { CouponPageOptions } from './couponPage'

export const coupons = /* #__PURE__ */ choiceOf<CouponPageOptions>('result', async () => (await import('./couponPage')).couponPage)
