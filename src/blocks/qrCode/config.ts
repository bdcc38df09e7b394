import { shareCardField } from '@/features/share'
import { buttonText, choice, image, text } from '@/lib/pageConfig'

/** What marketing sets of the page with a driver's code. The words are left to the catalogue of the page's language while it says nothing. */
export const qrCodeConfig = {
  title: text('页面标题'),
  posterBg: image('背景图'),
  qrPosition: choice('二维码位置', { top: '上方', middle: '中间', bottom: '下方' }, 'top'),
  headline: text('二维码上方文字（空为司机称呼）', '', 30),
  scanText: text('扫码提示', '', 40),
  buttonDesc: buttonText('按钮文字'),
  shareCard: shareCardField('分享卡片'),
}
