import { DRAW_RETRY_DELAYS_MS } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

export const hints: Hints = {
  // A friend who comes by the owner's link, and has a full round too.
  '': { search: '&promotorCode=P8K3QX', mobile: '13700137000', waits: DRAW_RETRY_DELAYS_MS },
}
