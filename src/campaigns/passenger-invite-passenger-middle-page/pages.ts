import { CouponLead } from '@/blocks/coupons/CouponLead'
import { couponMessages } from '@/blocks/coupons/messages'
import { autoJump } from '@/blocks/middle/autoJump'
import type { MiddlePageOptions } from '@/blocks/middle/middlePage'
import { useMessages } from '@/lib/i18n'

export const middle: MiddlePageOptions = { useLive: autoJump('passenger-invite-passenger-activity'), Lead: CouponLead, useTexts: () => useMessages(couponMessages) }
