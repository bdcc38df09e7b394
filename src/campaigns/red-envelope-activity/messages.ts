import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '红包雨来了',
  subline: '抓住落下的红包，打车立减',
  single: { headline: '今日打车红包', subline: '每天一个，拆开就能用' },
  button: '开始抢红包',
  openOne: '拆红包',
  card: { title: '红包雨来了，一起抢打车红包', desc: '抓住落下的红包，打车立减' },
  left: (seconds: number) => `剩余${seconds}秒`,
  skip: '直接开奖',
  caught: (count: number) => `你抢到${count}个红包`,
  nothing: '红包溜走了',
  nothingText: '这次没有抢到，明天再来试试手气',
  share: '分享给好友',
  again: { title: '可以领红包了', desc: '现在就能参加，快来试试手气', button: '去领红包' },
  empty: { title: '红包已抢完', desc: '下次早点来，更多出行优惠在APP里', button: '打开APP' },
  tomorrow: { title: '今日已领，明天再来', desc: '今天的机会已用完，抢到的红包都在你的账户里', button: '去打车', next: '下次开抢', back: '明天再来', at: (time: string) => `下次开抢 ${time}` },
  unqualified: { title: '暂不符合领取条件', desc: '满足领取条件后，就能来抢红包', button: '去完成', condition: '领取条件' },
}

export const rainMessages = defineCatalogue(zh, () => import('./messages.en'))
