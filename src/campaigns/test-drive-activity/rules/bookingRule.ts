import type { BookingRule } from '@/campaigns/test-drive-activity/rules/selectableTimes'

const HOUR = 3_600_000

/** What a test drive can be booked for (spec 2 §5, §9): 2 hours ahead, on the full ten minutes, and as far as the activity says. */
export const bookingRule = (limitDay = 2): BookingRule => ({ leadTime: 2 * HOUR, step: HOUR / 6, limitDay })
