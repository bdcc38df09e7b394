import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  createWalletRechargeOrder: [{ packageId: 'W100', amount: 10_000 }],
  queryWalletRechargeResult: [{ orderNo: 'P202611201' }],
}
