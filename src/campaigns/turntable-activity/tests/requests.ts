import type { Samples } from '../../../../config/contract/samples'

const recordId = 'turntable-goods'
const region = { code: '310115', names: ['上海市', '上海市', '浦东新区'] }

export const requests: Samples = {
  queryTurntableRewardDetail: [{ rewardId: recordId }],
  queryRewardAddress: [{ recordId }],
  saveRewardAddress: [{ recordId, address: { name: '李晓明', phone: '13600136000', region, detail: '世纪大道100号' } }],
}
