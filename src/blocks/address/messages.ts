import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '收货地址',
  headline: '奖品寄到哪里？',
  subline: '填好地址，等待发货',
  /** There is nothing to ask any more. */
  onHand: { headline: '奖品等待发货', subline: '我们会寄到下面的地址' },
  onItsWay: { headline: '奖品在路上了', subline: '请留意快递，注意查收' },
  card: '收货信息',
  region: '所在地区',
  regionPlaceholder: '请选择省 / 市 / 区县',
  /** In place of the placeholder once it was found wrong, as spec 2 §5 words what is to be chosen. */
  regionMissing: '所在地区 (必选项)',
  columns: { province: '省份', city: '城市', district: '区县' },
  noRegions: '暂无可选地区',
  regionsFailed: '地区加载失败',
  detail: '详细地址',
  detailPlaceholder: '街道、小区、楼栋、门牌号',
  detailEmpty: '请填写详细地址',
  detailWrong: '请填写4至80个字的详细地址',
  save: '保存地址',
  saved: '地址已保存',
  note: '发货前可以修改地址',
  change: '修改地址',
  keep: '不修改了',
  leave: '返回',
  shipped: '奖品已发货，地址不可修改',
  /** On the address itself. */
  status: { waiting: '待发货', shipped: '已发货' },
  address: '收货地址',
  parcel: '物流信息',
  carrier: '快递公司',
  number: '快递单号',
  shippedAt: '发货时间',
  missing: { title: '没有找到这份奖品', text: '它可能属于另一个账号，回到活动看看吧', leave: '返回活动' },
}

export const addressMessages = defineCatalogue(zh, () => import('./messages.en'))
