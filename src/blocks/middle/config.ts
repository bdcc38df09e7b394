import { buttonText, image, link, numeric, text } from '@/lib/pageConfig'

/** The offer is seen for at most so long before the jump. */
const LONGEST = 1.5

/** What marketing sets of it. The words are left to the catalogue of the page's language while it says nothing. */
export const middleConfig = {
  title: text('页面标题'),
  bgImage: image('背景图（覆盖默认插画）'),
  headline: text('主标题'),
  rewardText: text('奖励名称'),
  buttonText: buttonText('按钮文字'),
  autoJumpSeconds: numeric('自动跳转秒数', LONGEST, { min: 0, max: LONGEST }),
  miniPath: text('小程序页面路径', '', 500),
  miniLink: link('微信内打开小程序的链接'),
}
