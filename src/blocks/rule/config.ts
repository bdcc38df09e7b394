import { date, image, list, ruleText, text } from '@/lib/pageConfig'

/** What the activity's rule is: written text, pictures of it, or both. The words around it are the catalogue's while marketing says nothing. */
export const ruleConfig = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
  ruleContent: ruleText('规则内容'),
  ruleImages: list('规则图片', { image: image('图片'), desc: text('图片说明（供读屏使用）') }, { itemLabel: 'desc', needs: 'image' }),
  updateTime: date('更新时间'),
}
