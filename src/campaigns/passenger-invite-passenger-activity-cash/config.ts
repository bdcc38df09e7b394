import { shareCardField } from '@/features/share'
import { buttonText, colour, image, text } from '@/lib/pageConfig'

/** The title and the texts are left to the catalogue of the page's language while marketing says nothing. */
export const homeConfig = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
  headline: text('主标题'),
  subline: text('副标题'),
  buttonImage: image('按钮图片'),
  buttonDesc: buttonText('按钮文字'),
  ruleEntry: buttonText('规则入口文字'),
  themeColor: colour('主题色', '#d42a17'),
  cornerShare: shareCardField('右上角分享', { title: '邀好友打车，一起赚现金', desc: '好友完成首单，现金直接到账，可随时提现' }),
}
