import { CODE } from '@/api/errors/errorCodes'
import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

/** A ride that is done. */
export const hints: Hints = { '': { search: '&orderNo=R20261120', waits: DRAW_RETRY_DELAYS_MS, endedBy: { receiveFinishSheetReward: [CODE.rewardAlreadyReceived] } } }
