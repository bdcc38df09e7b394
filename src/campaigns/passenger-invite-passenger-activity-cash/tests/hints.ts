import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { 'recall-user': { search: '&inviteeRewardType=2', who: [false] } }

export const kitCalls = ['dealInviteeReward', 'getPageConfig', 'queryInviterCard', 'queryRealNameInfoMask', 'riskCheck']
