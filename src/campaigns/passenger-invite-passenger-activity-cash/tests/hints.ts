import { WITHDRAWAL_RETRY_DELAYS_MS } from '@/features/cashInvite'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { 'recall-user': { search: '&inviteeRewardType=2', isLoggedIn: false }, 'cash-withdraw': { waits: WITHDRAWAL_RETRY_DELAYS_MS } }

export const kitCalls = ['dealInviteeReward', 'getPageConfig', 'queryInviterCard', 'queryRealNameInfoMask', 'riskCheck']
