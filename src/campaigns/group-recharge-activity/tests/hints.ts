import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { '': { search: '&groupNo=G3' } }

const IN_A_HOST = 'Only a host with a pay panel sends it: campaign.test.tsx, and blocks/pay/usePay.test.tsx with lost, refused and wrong answers.'
export const elsewhere = { createGroup: IN_A_HOST, joinGroup: IN_A_HOST, queryGroupRechargeResult: IN_A_HOST }
