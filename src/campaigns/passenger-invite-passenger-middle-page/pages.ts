import { CouponLead } from '@/blocks/coupons/CouponLead'
import { couponMessages } from '@/blocks/coupons/messages'
import { autoJump } from '@/blocks/middle/autoJump'
import type { MiddlePageOptions } from '@/blocks/middle/middlePage'
import { useMessages } from '@/lib/i18n'

/** The link names the activity that it leads to, whose home has words and pictures of its own. */
export const middle: MiddlePageOptions = { configKey: 'middle', useLive: autoJump('passenger-invite-passenger-activity'), Lead: CouponLead, useTexts: () => useMessages(couponMessages) }
