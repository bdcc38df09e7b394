import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  queryGroupRechargePage: [{ groupNo: 'G3' }, {}],
  createGroup: [{ packageId: 'G100', amount: 8_800 }],
  joinGroup: [{ groupNo: 'G3', amount: 8_800 }],
  queryGroupRechargeResult: [{ orderNo: 'P202611201' }],
}
