import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  progress: (at: number, total: number) => `第${at}题 / 共${total}题`,
  secondsLeft: (seconds: number) => `剩余${seconds}秒`,
  options: '选项',
  noPause: '计时不会暂停，离开页面也会继续',
  /** A round of which the answers were refused is the one that the server still has open. */
  stillOver: '这一轮的答案未被接受，请稍后再试',
  judging: '正在核对答案',
  judgingText: '答案已交，马上揭晓',
  unknown: '还没有收到结果',
  unknownText: '网络有点慢，答案已保存，不会重复提交',
  ask: '查看结果',
  review: '错题回顾',
  yours: '你的答案',
  right: '正确答案',
  none: '未作答',
}

export const quizMessages = defineCatalogue(zh, () => import('./messages.en'))
