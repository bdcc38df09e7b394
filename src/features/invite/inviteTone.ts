import type { TagTone } from '@/ui/display/Tag'
import type { InviteRow } from '@/services/candle'

/** The colour of an invitation's status. */
export const inviteTone: Readonly<Record<InviteRow['status'], TagTone>> = { registered: 'warning', inProgress: 'warning', rewarded: 'success', invalid: 'neutral', unknown: 'neutral' }
