import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '试驾订单',
  tabs: { inProgress: '进行中', over: '已结束' },
  empty: '暂无试驾订单',
  emptyHint: '预约一次试驾，订单会出现在这里',
  leave: '去预约',
  count: (total: number) => `共${total}个订单`,
  time: '体验时间',
  place: '上车地点',
}

export const orderListMessages = defineCatalogue(zh, () => import('./messages.en'))
