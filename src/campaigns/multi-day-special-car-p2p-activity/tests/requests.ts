import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = { queryMultiDayPipInviteList: [{ tab: 'all' }, { tab: 'done' }] }
