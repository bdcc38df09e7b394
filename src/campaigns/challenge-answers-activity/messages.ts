import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  headline: '一路答题\n闯关赢好礼',
  subline: '懂出行的你，来试试身手',
  card: { title: '这几道出行题，你能答对几道？', desc: '答题闯关，打车券带回家' },
  prize: (passAt: number) => `答对${passAt}题即得`,
  prizeUnknown: '闯关成功即得',
  rewardUnknown: '神秘好礼',
  facts: { questions: '题目', seconds: '每题限时', pass: '过关', questionsValue: (count: number) => `${count}题`, secondsValue: (seconds: number) => `${seconds}秒`, passValue: (count: number) => `对${count}题` },
  rules: '答题须知',
  ruleLines: { clock: '点击开始后计时，中途不暂停', locked: '选定即提交，不能修改', resume: '意外退出后重新进入，接着上一题作答' },
  ways: '增加机会',
  shareWay: '分享给好友，今日再得1次机会',
  shareGo: '去分享',
  start: '开始答题',
  login: '登录后答题',
  allAchieved: '全部奖励已领完',
  allAchievedText: '你已获得全部奖励，把活动分享给好友吧',
  score: (right: number, total: number) => `答对${right}题，共${total}题`,
  home: '返回活动',
  /** The server words it in Chinese alone: other languages say what they can of it. */
  rewardName: (serverName: string) => serverName,
  success: {
    title: '闯关成功',
    given: '奖励已放入账户',
    none: '这一轮没有可领的奖励',
    show: '分享炫耀',
    again: (chances: number) => `再来一次（剩${chances}次）`,
    cardTitle: (right: number, total: number) => `我答对了${right}/${total}题，你来试试？`,
  },
  fail: {
    title: '差一点就过关',
    again: (chances: number) => `再试一次（剩${chances}次）`,
    share: '分享再得机会',
    none: '这一轮的错题暂时看不到',
  },
}

export const challengeMessages = defineCatalogue(zh, () => import('./messages.en'))
