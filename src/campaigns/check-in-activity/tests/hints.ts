import { CODE } from '@/api/errors/errorCodes'
import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = {
  '': { waits: DRAW_RETRY_DELAYS_MS, endedBy: { checkInSign: [CODE.rewardAlreadyReceived] } },
  // Who has a gift, and an address that can still be changed.
  'reward/address': { search: '&rewardId=checkin-goods', mobile: '13600136000' },
}

export const kitCalls = ['queryRegionList', 'getPageConfig']
