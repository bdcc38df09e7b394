import type { Samples } from '../../../../config/contract/samples'

const days = { beginDate: '2026-10-21', endDate: '2026-11-20' }
const award = { awardId: 'week' }

export const requests: Samples = {
  queryDriverAwardList: [days],
  queryDriverAwardDetail: [award],
  queryDriverAwardOrderList: [award],
}
