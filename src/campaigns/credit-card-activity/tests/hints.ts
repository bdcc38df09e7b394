import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

/** Who has used the card. */
export const hints: Hints = { '': { mobile: '13700137000', waits: DRAW_RETRY_DELAYS_MS } }

export const kitCalls = ['getWebConfig']
