import { ASK_PAUSES } from '@/features/cashInvite'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { 'recall-user': { search: '&inviteeRewardType=2', who: [false] }, 'cash-withdraw': { waits: ASK_PAUSES } }

export const kitCalls = ['dealInviteeReward', 'getPageConfig', 'queryInviterCard', 'queryRealNameInfoMask', 'riskCheck']
