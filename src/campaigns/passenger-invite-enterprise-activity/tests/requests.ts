import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = {
  submitPieClue: [{ company: '上海示例科技有限公司', name: '李晓明', phone: '13512345678', smsCode: '123456', contextToken: 'c0ffee', city: '上海市', headCount: '50-199' }],
}
