import { ASK_PAUSES } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = { '': { waits: ASK_PAUSES } }

export const kitCalls = ['getPageConfig', 'queryInviterCard']
