import { from } from '../pageChoice'
import type { CouponPageOptions } from './couponPage'

export const coupons = /* #__PURE__ */ from<CouponPageOptions>('result', async () => (await import('./couponPage')).couponPage)
