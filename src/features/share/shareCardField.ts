import { group, image, link, text } from '@/lib/pageConfig'

/** The card that marketing sets for a page. Its `link` leads elsewhere on purpose. */
export const shareCardField = (label: string) =>
  group(label, {
    link: link('分享链接'),
    title: text('分享标题'),
    desc: text('分享描述'),
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
