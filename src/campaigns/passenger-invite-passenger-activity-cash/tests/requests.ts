import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  pipCashWithdraw: [{ cents: 1000 }],
  queryPipCashInviteList: [{ tab: 'fresh' }, { tab: 'recalled' }],
}
