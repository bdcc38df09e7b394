import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  queryFinishSheetPage: [{ orderNo: 'R20261120' }],
  receiveFinishSheetReward: [{ orderNo: 'R20261120' }],
}
