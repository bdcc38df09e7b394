import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  steps: {
    ordering: { title: '正在提交订单', text: '请稍候，不要重复提交' },
    unsure: { title: '订单可能没有提交成功', text: '还没有收到结果，再试一次仍是同一笔订单' },
    paying: { title: '等待付款', text: '请在支付面板中完成付款' },
    checking: { title: '正在确认付款结果', text: '通常只要几秒' },
    processing: { title: '付款处理中', text: '还没有收到付款结果，请勿重复付款' },
    unpaid: { title: '订单待付款', text: '这笔订单还没有付款' },
    paid: { title: '付款成功', text: '已收到你的付款' },
    over: { title: '订单已关闭', text: '没有扣款，或款项已原路退回' },
  },
  ride: '去打车',
  facts: { amount: '付款金额', at: '付款时间', order: '订单编号' },
  look: '查看付款结果',
  again: '再试一次',
  continuePaying: (yuan: string) => `继续支付 ¥${yuan}`,
  choose: '重新选择',
  done: '知道了',
  pay: (yuan: string) => `¥${yuan} 立即支付`,
  /** Of a button with words of its own. */
  payAs: (label: string, yuan: string) => `${label} ¥${yuan}`,
  soldOut: '套餐已售完，过些时候再来看看',
  otherAmount: '价格有变化，请重新选择',
  giveUp: { title: '确定重新下单？', text: '上一笔订单还没有结果，重新下单可能会付款两次', stay: '再等等', leave: '重新下单' },
  elsewhere: '支付面板可能还在另一个页面开着，请先在那里完成付款',
  payHere: { title: '支付面板可能还开着', text: '这笔订单已在另一个页面打开支付，请先在那里完成，避免重复付款', stay: '再等等', leave: '在此支付' },
  notice: { title: '当前环境不能付款', text: '请在打车APP或小程序中打开本活动后付款', app: '打开APP', old: '当前版本不支持付款，请升级APP后再试', update: '升级APP' },
}

export const payMessages = defineCatalogue(zh, () => import('./messages.en'))
