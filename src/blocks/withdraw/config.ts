import { buttonText, list, longText, text } from '@/lib/pageConfig'

/** What marketing sets of the page where money is withdrawn. The standard words stand while it says nothing. */
export const withdrawConfig = {
  title: text('页面标题'),
  balanceLabel: text('余额标题', '', 20),
  recordsText: buttonText('提现记录入口文字'),
  buttonText: buttonText('按钮文字'),
  earnText: buttonText('余额不足时的按钮文字'),
  tipsTitle: text('提现说明标题', '', 20),
  tips: list('提现说明', { text: longText('说明') }, { needs: 'text' }),
}
