import { shareCardField } from '@/features/share'
import { buttonText, choice, image, text } from '@/lib/pageConfig'

/** What marketing sets of the page that a person shares from. The words are left to the catalogue of the page's language while it says nothing. */
export const shareConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  posterBg: image('海报背景图'),
  qrPosition: choice('海报二维码位置', { bottom: '下方', middle: '中间', top: '上方' }, 'bottom'),
  shareCard: shareCardField('分享卡片'),
  buttonDesc: buttonText('按钮文字'),
  buttonImage: image('按钮图片'),
}
