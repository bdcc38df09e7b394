import { ASK_PAUSES } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

/** Who has used the card. */
export const hints: Hints = { '': { mobile: '13700137000', waits: ASK_PAUSES } }

export const kitCalls = ['getWebConfig']
