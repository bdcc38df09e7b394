import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '本单免单',
  subline: '到达后抽免单，车费全额退回',
  button: '抽免单',
  buttons: { draw: '抽免单', sure: '立即免单' },
  mode: { draw: '每单一次机会，抽中全额退回', sure: '本单可免，点一下就退回' },
  card: { title: '打车抽免单，到达就能抽', desc: '抽中车费全额退回' },
  fare: '本单车费',
  due: '实付',
  /** What is to be paid where a press surely makes the ride free. */
  sureDue: '免单后',
  ofRide: (time: string, route: string) => (route ? `${time} ${route}` : time),
  none: { title: '完成一单即可参与', text: '到达后从行程页进入，抽这一单的免单' },
  ride: '去打车',
  rule: '活动规则',
  getApp: '下载APP',
  free: '本单免单',
  back: '车费将原路退回，预计1个工作日到账',
  gotIt: '知道了',
  share: '分享好运',
  lost: { title: '这次没有抽中', text: '下一单还有机会' },
  winner: (name: string, yuan: string) => `${name} 免单¥${yuan}`,
  winners: '乘客们正在获得免单',
}

export const freePayMessages = defineCatalogue(zh, () => import('./messages.en'))
