import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '幸运大转盘',
  subline: '转一转，好礼停在你面前',
  card: { title: '送你一次转盘机会', desc: '打车券、现金、好礼，转到就是你的' },
  sectors: { first: '¥5打车券', blank: '谢谢参与', second: '¥2现金', third: '车载香薰', fourth: '¥10打车券', fifth: '¥66现金', sixth: '¥20打车券' },
  wheel: (prizes: string) => `转盘奖品：${prizes}`,
  comma: '、',
  hub: '抽奖',
  draw: '立即抽奖',
  login: '登录后抽奖',
  spinning: '转盘转动中',
  /** `label`: of its sector on the wheel, '' without one. The server words it in Chinese alone: other languages say what they can of it. */
  prizeName: (serverName: string, label: string) => serverName || label,
  last: (name: string, at: string) => `上次抽中 ${name} · ${at}`,
  noLast: '还没有抽中奖品，好运等你来',
  loggedOut: '登录后查看我的奖品',
  prizes: '我的奖品',
  winner: (name: string, yuan: string) => `${name} 抽中¥${yuan}`,
  winners: '最近中奖的用户',
  ways: '怎么得机会',
  way: { share: '分享给好友，每天得1次', ride: '完成一次打车，得1次' },
  shareGo: '去分享',
  shareDone: '今日已完成',
  rideGo: '去打车',
  risky: { title: '暂时不能抽奖', text: '账户存在风险，请联系客服', know: '知道了' },
  list: { title: '我的奖品', empty: '暂无奖励记录', leave: '去看看活动', count: (total: number) => `共${total}个奖品` },
  addressStatus: { wanted: '填写地址', given: '待发货', shipped: '已发货' },
  detail: {
    title: '奖品详情',
    how: '使用说明',
    usual: '打开APP，在我的账户里查看和使用',
    use: '去使用',
    address: '查看收货地址',
    none: '没有找到这份奖品',
    back: '我的奖品',
  },
}

export const turntableMessages = defineCatalogue(zh, () => import('./messages.en'))
