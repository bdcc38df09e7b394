import { group, image, link, text } from '@/lib/pageConfig'

type Standard = { readonly title?: string; readonly desc?: string }

/** The card that marketing sets for a page, with the words that stand while it says nothing. Its `link` leads elsewhere on purpose. */
export const shareCardField = (label: string, { title = '', desc = '' }: Standard = {}) =>
  group(label, {
    link: link('分享链接'),
    title: text('分享标题', title),
    desc: text('分享描述', desc),
    imgUrl: image('分享图片'),
    miniLink: text('小程序分享路径'),
    miniDesc: text('小程序分享描述'),
    miniImgUrl: image('小程序分享图片'),
  })

/** Marketing's card as the field reads it: some pages have it under names of their own (spec 2 §3, share data). */
export function sentShareCard(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const { shareLink, shareTitle, shareDesc, shareLogo, ...named } = sent as Readonly<Record<string, unknown>>
  return { link: shareLink, title: shareTitle, desc: shareDesc, imgUrl: shareLogo, ...named }
}
