import { ORDER_PAUSES } from '@/blocks/pay/payFlow'
import { RESULT_POLL } from '@/blocks/pay/askResult'
import type { Hints } from '../../../../tests/faults/hints'

/** One place is left in G1: the user who takes it sees a complete group, and may open their own. */
export const hints: Hints = { '': { search: '&groupNo=G1', hasPayPanel: true, waits: [...ORDER_PAUSES, RESULT_POLL.every] } }
