/** Where the user can send a card (spec 1 §9): a chat, the chat app's circle of friends, the clipboard. */
export type ShareChannel = 'wechat' | 'wechatfrds' | 'copy'

/** What a mini program shares in place of the card (spec 2 §3); '' takes the card's own. */
export type MiniProgramCard = {
  readonly link: string
  readonly desc: string
  readonly imgUrl: string
}

/** Share data (spec 2 §3). */
export type ShareCard = {
  /** Absolute. */
  readonly link: string
  readonly title: string
  readonly desc: string
  /** '' without a picture. */
  readonly imgUrl: string
  readonly mini?: MiniProgramCard | undefined
  /** Where the corner menu may send it; everywhere unless given. */
  readonly channels?: readonly ShareChannel[]
}

/** A card as a mini program shares it: its own fields where it has them. */
export function miniProgramCardOf({ link, title, desc, imgUrl, mini }: ShareCard): Omit<ShareCard, 'mini'> {
  return { link: mini?.link || link, title, desc: mini?.desc || desc, imgUrl: mini?.imgUrl || imgUrl }
}
