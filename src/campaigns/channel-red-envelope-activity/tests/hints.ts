import { CODE } from '@/api/errors/errorCodes'
import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { '': { waits: DRAW_RETRY_DELAYS_MS, endedBy: { openChannelRedEnvelope: [CODE.rewardAlreadyReceived] } } }

export const kitCalls = ['getPageConfig']
