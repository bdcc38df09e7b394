import { shareFields } from '@/features/share'
import { buttonText, colour, image, text } from '@/lib/pageConfig'

/** What marketing sets of every home. The title, the card and the texts are left to the catalogue of the page's language while it says nothing; `themeColor` to the campaign's theme. */
export const homeFields = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
  headline: text('主标题'),
  subline: text('副标题'),
  buttonImage: image('按钮图片'),
  buttonDesc: buttonText('按钮文字'),
  ruleEntry: buttonText('规则入口文字'),
  themeColor: colour('主题色', ''),
  ...shareFields,
}

export type HomeFields = typeof homeFields
