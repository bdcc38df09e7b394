import type { ShareCard } from '@/hosts'

/** A share card as marketing sets it (spec 2 §3); what is '' is left out. */
export type ConfiguredCard = {
  readonly title: string
  readonly desc: string
  readonly imgUrl: string
  readonly miniLink: string
  readonly miniDesc: string
  readonly miniImgUrl: string
}

/** The card of a link. `origin` makes the picture's own path an address, for apps that fetch it themselves. */
export function shareCardOf({ title, desc, imgUrl, miniLink, miniDesc, miniImgUrl }: ConfiguredCard, link: string, origin: string): ShareCard {
  const address = (path: string) => (path.startsWith('/') ? origin + path : path)
  const hasMini = miniLink !== '' || miniDesc !== '' || miniImgUrl !== ''
  return { link, title, desc, imgUrl: address(imgUrl), ...(hasMini && { mini: { link: miniLink, desc: miniDesc, imgUrl: address(miniImgUrl) } }) }
}
