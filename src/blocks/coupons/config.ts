import { buttonText, image, link, text } from '@/lib/pageConfig'

/** What marketing sets of a page that shows coupons. The words are left to the catalogue of the page's language while it says nothing. */
export const couponConfig = {
  bgImage: image('背景图（覆盖默认插画）'),
  title: text('标题'),
  desc: text('说明'),
  rewardText: text('优惠券名称'),
  buttonText: buttonText('按钮文字'),
  buttonImage: image('按钮图片'),
  buttonLink: link('按钮跳转（默认打开APP）'),
  secondButton: buttonText('次要按钮文字'),
}
