import { ORDER_PAUSES } from '@/blocks/pay/payFlow'
import { RESULT_POLL } from '@/blocks/pay/askResult'
import type { Hints } from '../../../../tests/faults/hints'

const waits = [...ORDER_PAUSES, RESULT_POLL.every]

export const hints: Hints = { '': { hasPayPanel: true, waits }, paysuccess: { search: '&orderNo=P1', waits } }
