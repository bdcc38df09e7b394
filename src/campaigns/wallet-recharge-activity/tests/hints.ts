import { ORDER_PAUSES } from '@/blocks/pay/payFlow'
import { RESULT_POLL } from '@/blocks/pay/askResult'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { paysuccess: { search: '&orderNo=P1', waits: [...ORDER_PAUSES, RESULT_POLL.every] } }

export const elsewhere = { createWalletRechargeOrder: 'Only a host with a pay panel sends it: campaign.test.tsx, and blocks/pay/usePay.test.tsx with lost, refused and wrong answers.' }
