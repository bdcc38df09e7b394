import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  queryDip2InviteList: [{ tab: 'all' }, { tab: 'ordered' }, { tab: 'waiting' }],
}
