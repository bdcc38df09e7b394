import { buttonText, colour, image, list, text } from '@/lib/pageConfig'

/** A surface that is drawn elsewhere (the app, a mini program) from these pictures and words. */
export const cardConfig = {
  title: text('页面标题'),
  bgImage: image('背景图'),
  /** The page's own without it. */
  bgColor: colour('背景色', ''),
  headline: text('主标题'),
  desc: text('说明'),
  images: list('图片（自上而下）', { image: image('图片'), desc: text('图片说明') }, { itemLabel: 'desc', needs: 'image' }),
  buttonImage: image('按钮图片'),
  buttonText: buttonText('按钮文字'),
}
