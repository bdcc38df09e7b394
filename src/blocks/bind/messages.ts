import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '推广码绑定',
  promise: '绑定后，你的推广收益归到这个推广码',
  code: '推广码',
  bind: '绑定',
  noPromoterCode: '推广码不存在',
  askAgain: '请从推广员发来的链接重新进入',
  verify: {
    title: '确认换绑推广码',
    text: (mobile: string) => `${mobile} 已绑定其他推广码，确认后将换绑为新的推广码`,
    sameText: (mobile: string) => `${mobile} 已绑定这个推广码，确认后重新绑定`,
    oldCode: '原推广码',
    newCode: '新推广码',
    confirm: '确认换绑',
    cancel: '取消',
    incomplete: '绑定信息不完整',
    incompleteText: '请返回重新验证手机号',
    again: '返回绑定页',
  },
  result: {
    title: '绑定结果',
    bound: '绑定成功',
    done: '操作成功',
    unknown: '暂无结果信息',
    goBack: '返回',
  },
}

export const bindPageMessages = defineCatalogue(zh, () => import('./messages.en'))
