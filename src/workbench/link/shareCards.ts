import type { AnyPage } from '@/blocks/definePage'
import { editableFields } from '@/blocks/share/editableFields'
import { sharesByItself } from '@/blocks/share/sharesByItself'
import { shareCardOf, type ConfiguredCard } from '@/features/share'
import { miniProgramCardOf } from '@/hosts'
import { parseConfig } from '@/lib/pageConfig'

/**
 * How a page's card looks in each place: `chat` and `moments` of the chat app (its circle of friends draws no description), `mini` of a mini
 * program, and `link`, what an app makes of the bare address by the document's head.
 */
export type ChatCard = { readonly chat: 'chat' | 'moments' | 'mini' | 'link'; readonly title: string; readonly desc: string; readonly imgUrl: string; readonly link: string }

type Shared = {
  readonly page: AnyPage
  /** As the backend has it now, and the page's own words for what marketing left out. */
  readonly rawConfig: unknown
  readonly defaults: object
  readonly link: string
  readonly origin: string
  /** Of the page's document: with it a chat fills in what a card lacks. */
  readonly head: { readonly title: string; readonly description: string; readonly picture: string }
}

const EMPTY: ConfiguredCard = { title: '', desc: '', imgUrl: '', miniLink: '', miniDesc: '', miniImgUrl: '' }

const cardIn = (config: object): Partial<ConfiguredCard> => {
  const { cornerShare, shareCard } = config as { readonly cornerShare?: Partial<ConfiguredCard>; readonly shareCard?: Partial<ConfiguredCard> }
  return cornerShare ?? shareCard ?? {}
}

/** Marketing's card with the page's words where it has none, as every page words its own. */
const worded = (card: Partial<ConfiguredCard>, words: Partial<ConfiguredCard>): ConfiguredCard => ({ ...EMPTY, ...card, title: card.title || words.title || '', desc: card.desc || words.desc || '' })

export function shareCards({ page, rawConfig, defaults, link, origin, head }: Shared): readonly ChatCard[] {
  const configured = worded(cardIn(parseConfig(editableFields(page), rawConfig).config), cardIn(defaults))
  // The page's own title stands in, as it does in the product; a page that marketing gave no card shares its bare address.
  const isSet = sharesByItself(page) || Object.values(configured).some((value) => value !== '')
  const shared = shareCardOf({ ...configured, title: configured.title || head.title }, link, origin)
  const card = { ...shared, imgUrl: shared.imgUrl || head.picture }
  const { title, desc, imgUrl } = card
  const bare: ChatCard = { chat: 'link', title: head.title, desc: head.description, imgUrl: head.picture, link }
  if (!isSet) return [bare]
  return [{ chat: 'chat', title, desc, imgUrl, link }, { chat: 'moments', title, desc: '', imgUrl, link }, { chat: 'mini', ...miniProgramCardOf(card) }, bare]
}
