import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  queryDipPlusInviteList: [{ tab: 'all' }, { tab: 'ordered' }, { tab: 'waiting' }],
  queryDipPlusProfitDetail: [{ date: '2026-11-20' }],
  dealInviteeReward: [{ sourceId: '', promotorCode: 'D5M9TR', shareSourceId: null, channel: 'SAIC', isNewUser: true, call: 'receiveDipPlusInviteeReward' }],
}
