import { buttonText, group, image, link, numeric, onOff, text, type ConfigField } from '@/lib/pageConfig'

/** A link that is judged when it is about to be followed: an unsafe one sends people home and is reported, instead of counting as not set. */
const target = (label: string): ConfigField<string> => ({ ...link(label), faultOf: text(label, '', 2_000).faultOf })

/** What marketing sets of a login page, besides its share card (spec 1 §3, activity page config). */
export const loginConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  loginBtnImage: image('登录按钮图'),
  buttonDesc: buttonText('登录按钮文案'),
  canPageScroll: onOff('页面可滚动', true),
  targetLinkAfterRegister: target('新用户登录后跳转'),
  targetLinkAfterLogin: target('老用户登录后跳转'),
  afterLoginMessage: text('老用户登录后提示'),
  inviteType: numeric('邀请类型', 0),
  status: numeric('活动状态', 2),
  quickLoginPageConfig: group('一键登录', {
    title: text('标题'),
    bgImage: image('背景图'),
    quickBtnImg: image('一键登录按钮图'),
    otherBtnImg: image('其他号码按钮图'),
  }),
}
