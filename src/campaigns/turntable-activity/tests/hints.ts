import { CODE } from '@/api/errors/errorCodes'
import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

// Who has won goods, and an address that can still be changed.
const winner = { search: '&rewardId=turntable-goods', mobile: '13600136000' }

export const hints: Hints = { '': { waits: DRAW_RETRY_DELAYS_MS, endedBy: { turntableDraw: [CODE.noChallengeChance, CODE.allRewardsAchieved] } }, 'reward/address': winner, 'reward/intro': winner, 'reward/list': { mobile: '13600136000' } }

export const kitCalls = ['queryRegionList', 'getPageConfig']
