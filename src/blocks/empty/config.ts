import { buttonText, image, link, text } from '@/lib/pageConfig'

/** What marketing sets of a page that has nothing to give. The words are left to the catalogue of the page's language while it says nothing. */
export const emptyConfig = {
  emptyImage: image('插图（覆盖默认插画）'),
  title: text('标题'),
  desc: text('说明'),
  buttonText: buttonText('按钮文字'),
  buttonLink: link('按钮跳转（覆盖默认去处）'),
}
