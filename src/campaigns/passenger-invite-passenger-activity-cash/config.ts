import { colour, group, image, link, text } from '@/lib/pageConfig'

/** The title and the texts are left to the catalogue of the page's language while marketing says nothing. */
export const homeConfig = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
  headline: text('主标题'),
  subline: text('副标题'),
  buttonImage: image('按钮图片'),
  buttonDesc: text('按钮文字'),
  ruleEntry: text('规则入口文字'),
  themeColor: colour('主题色', '#d42a17'),
  cornerShare: group('右上角分享', {
    link: link('分享链接'),
    title: text('分享标题', '邀好友打车，一起赚现金'),
    desc: text('分享描述', '好友完成首单，现金直接到账，可随时提现'),
    imgUrl: image('分享图片'),
    miniLink: text('小程序分享路径'),
    miniDesc: text('小程序分享描述'),
    miniImgUrl: image('小程序分享图片'),
  }),
}
