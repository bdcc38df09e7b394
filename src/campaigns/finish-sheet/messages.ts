import { defineCatalogue } from '@/lib/i18n'

const subline = '感谢乘坐，送你一份小惊喜'

export const zh = {
  headline: '行程完成',
  subline,
  /** Where the ride brought nothing. */
  sublineOfNothing: subline,
  button: '拆开看看',
  finished: (time: string) => `${time} 到达目的地`,
  hidden: '本次行程的奖励',
  share: '分享给好友，一起省',
  card: { title: '行程完成，送你一份打车奖励', desc: '完成行程就能拆，打车直接抵' },
  none: { title: '完成行程后可参与', text: '坐一次车，到达后就能拆开奖励', button: '去打车' },
  appHome: { title: '行程奖励', headline: '你有一份行程奖励', desc: '刚刚的行程已完成，点开看看是什么', button: '去拆开' },
}

export const finishMessages = defineCatalogue(zh, () => import('./messages.en'))
