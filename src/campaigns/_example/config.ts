import { shareCardField } from '@/features/share'
import { buttonText, image, text } from '@/lib/pageConfig'

/** What marketing sets of the home. Each field is checked, defaulted and edited by this one declaration. */
export const homeConfig = {
  title: text('页面标题'),
  bgImage: image('头图'),
  headline: text('主标题'),
  buttonDesc: buttonText('按钮文字'),
  cornerShare: shareCardField('分享卡片', { title: '邀好友得好礼', desc: '好友注册，你和好友都有礼' }),
}
