import { entryOf } from '../pageChoice'
import type { CouponPageOptions } from './couponPage'

export const coupons = /* #__PURE__ */ entryOf<CouponPageOptions>('result', async () => (await import('./couponPage')).couponPage)
