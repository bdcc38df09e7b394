import type { Samples } from '../../../../config/contract/samples'

const values = { phone: '13512345678', smsCode: '123456', contextToken: 'c0ffee' }

export const requests: Samples = {
  submitPromotionCollect: [values],
  submitJoinCollect: [values, { ...values, name: '李晓明', city: '上海市', wish: '周末全天' }],
}
