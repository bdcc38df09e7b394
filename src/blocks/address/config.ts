import { buttonText, image, text } from '@/lib/pageConfig'

/** What marketing sets of the page that asks where to send a prize. */
export const addressConfig = {
  title: text('页面标题'),
  headline: text('主标题'),
  subline: text('副标题'),
  bgImage: image('头图（覆盖默认插画）'),
  buttonText: buttonText('按钮文字'),
  note: text('地址说明', '', 60),
}
