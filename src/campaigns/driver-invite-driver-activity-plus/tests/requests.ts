import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  queryD2dPlusInviteList: [{ weekId: '2026-11-16' }, { historyId: 'earlier-1' }, {}],
  queryD2dPlusIncomeList: [{ weekId: '2026-11-16' }, { historyId: 'earlier-1' }, {}],
  queryD2dPlusInviteDetail: [{ inviteId: 'now-1' }],
}
