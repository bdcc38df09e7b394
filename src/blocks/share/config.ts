import { choice, group, image, link, text } from '@/lib/pageConfig'

/** What marketing sets of the page that a person shares from. The words are left to the catalogue of the page's language while it says nothing. */
export const shareConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  posterBg: image('海报背景图'),
  qrPosition: choice('海报二维码位置', { bottom: '下方', middle: '中间', top: '上方' }, 'bottom'),
  shareCard: group('分享卡片', {
    link: link('分享链接（默认邀请链接）'),
    title: text('分享标题'),
    desc: text('分享描述'),
    imgUrl: image('分享图片'),
    miniLink: text('小程序分享路径'),
    miniDesc: text('小程序分享描述'),
    miniImgUrl: image('小程序分享图片'),
  }),
  buttonDesc: text('按钮文字'),
  buttonImage: image('按钮图片'),
}
