import { ASK_PAUSES } from '@/blocks/draw/useDraw'
import type { Hints } from '../../../../tests/faults/hints'

/** A ride that is done. */
export const hints: Hints = { '': { search: '&orderNo=R20261120', waits: ASK_PAUSES } }

export const kitCalls = ['getAppDownloadPageConfig']
