import { group, image, link, text } from '@/lib/pageConfig'

/** What marketing sets of the home. Each field is checked, defaulted and edited by this one declaration. */
export const homeConfig = {
  title: text('页面标题'),
  bgImage: image('头图'),
  headline: text('主标题'),
  buttonDesc: text('按钮文字'),
  cornerShare: group('分享卡片', {
    link: link('分享链接'),
    title: text('分享标题', '邀好友得好礼'),
    desc: text('分享描述', '好友注册，你和好友都有礼'),
    imgUrl: image('分享图片'),
    miniLink: text('小程序分享路径'),
    miniDesc: text('小程序分享描述'),
    miniImgUrl: image('小程序分享图片'),
  }),
}
