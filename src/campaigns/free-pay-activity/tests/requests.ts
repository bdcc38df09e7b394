import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  queryFreePayPage: [{ orderNo: 'R20261120' }],
  freePayDraw: [{ orderNo: 'R20261120' }],
}
