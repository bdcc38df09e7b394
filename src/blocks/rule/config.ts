import { date, image, list, richText, text } from '@/lib/pageConfig'

/** What the activity's rule is: written text, pictures of it, or both. The words around it are the catalogue's while marketing says nothing. */
const LONGEST_RULE = 2_000_000

export const ruleConfig = {
  title: text('页面标题'),
  bgImage: image('头图（覆盖默认插画）'),
  // With the pictures that are uploaded into it.
  ruleContent: richText('规则内容', '', LONGEST_RULE),
  ruleImages: list('规则图片', { image: image('图片'), desc: text('图片说明（供读屏使用）') }, { itemLabel: 'desc', needs: 'image' }),
  updateTime: date('更新时间'),
}
