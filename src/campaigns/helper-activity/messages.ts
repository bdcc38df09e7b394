import { defineCatalogue } from '@/lib/i18n'
import type { RoundStatus } from './api'

const STATUS: Readonly<Record<RoundStatus, string>> = { open: '进行中', reached: '已坐满', received: '已领取', expired: '已过期' }

export const zh = {
  headline: '好友助力 免费打车',
  subline: '坐满一车好友，这趟我请你',
  card: { title: '帮我坐个座，咱们免费打车', desc: '就差你了，点一下就能帮到我，你也有打车券' },
  invite: '找好友助力',
  receive: '领取奖励',
  again: '再来一轮',
  restart: '重新发起',
  assist: '帮TA助力',
  mine: '我也要免费领',
  sign: (reward: string) => `坐满得${reward}`,
  money: (yuan: string) => `¥${yuan}`,
  seats: (taken: number, goal: number) => `${taken}/${goal}`,
  /** The server words it in Chinese alone: other languages say what they can of it. */
  reward: (serverName: string) => serverName,
  standing: (status: RoundStatus, missing: number) => ({ open: `还差${missing}位好友`, reached: '座位坐满啦，快领取奖励', received: '奖励已领取', expired: '这一轮没坐满，换一轮再试试' })[status],
  received: '奖励已领取',
  loggedOut: '登录后发起你的助力',
  noRound: '分享给好友，发起你的助力',
  asks: (name: string) => `${name}邀你坐上这趟车`,
  visitor: { may: '帮TA坐下，你也得打车券', helped: '你已助力过', full: '来晚了，座位已坐满', expired: '这一轮助力已结束', invalid: '邀请链接已失效，你仍可参加活动' },
  records: '助力记录',
  how: '怎么玩',
  steps: { first: '分享给好友', second: '好友点一下，坐上你的车', third: '坐满领取打车券' },
  helped: '助力成功',
  helpedText: (missing: number) => (missing > 0 ? `还差${missing}位好友，TA就能免费打车` : 'TA的车坐满啦'),
  won: '座位坐满啦',
  until: (day: string) => `有效期至 ${day}`,
  later: '知道了',
  list: { title: '助力记录', empty: '还没有助力记录', emptyHint: '发起助力后，每一轮都在这里', leave: '去发起', secondary: '回到活动', count: (total: number) => `共${total}轮` },
  statusOf: (status: RoundStatus) => STATUS[status],
  began: (time: string) => `${time} 发起`,
  helpedBy: (names: string) => `助力好友：${names}`,
  nobody: '没有好友助力',
  comma: '、',
  app: { title: '好友助力', headline: '坐满一车 免费打车', desc: '邀好友坐满座位，打车券直接领', button: '去助力' },
}

export const helperMessages = defineCatalogue(zh, () => import('./messages.en'))
