import type { Samples } from '../../../../config/contract/samples'

export const requests: Samples = { submitWindDriverClue: [{ name: '李晓明', phone: '13512345678', smsCode: '123456', contextToken: 'c0ffee', city: '上海市' }] }
