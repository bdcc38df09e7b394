import { buttonText, list, text } from '@/lib/pageConfig'

/** What marketing sets of the page where money is withdrawn. The standard words stand while it says nothing. */
export const withdrawConfig = {
  title: text('页面标题'),
  buttonText: buttonText('按钮文字'),
  tips: list('提现说明', { text: text('说明') }),
}
