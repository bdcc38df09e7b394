import { shareFields } from '@/features/share'
import { ruleHereFields } from '@/blocks/home/config'
import { buttonText, colour, image, text } from '@/lib/pageConfig'

/** What marketing sets of every page that is played. The texts are left to the catalogue of the page's language while it says nothing. */
export const playFields = {
  title: text('页面标题'),
  bgImage: image('背景图（覆盖默认插画）'),
  headline: text('主标题'),
  subline: text('副标题'),
  buttonImage: image('按钮图片'),
  buttonDesc: buttonText('按钮文字'),
  themeColor: colour('主题色', ''),
  ...shareFields,
}

/** For the campaigns without a page for their rule: it opens in a sheet over the stage. */
export const playRuleFields = { ruleEntry: buttonText('规则入口文字'), ...ruleHereFields }

export type PlayFields = typeof playFields
export type PlayRuleFields = typeof playRuleFields
