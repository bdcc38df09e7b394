import type { Intent } from '@/blocks/intent/intent'
import type { ConfigOf } from '@/lib/pageConfig'
import type { ActivityPage, Winner } from '@/services/candle'
import type { HomeFields } from './config'

/** What every home shows of the activity; a campaign's own data lies beside it. */
export type HomeBase = Pick<ActivityPage, 'status' | 'ending'> & {
  readonly isLoggedIn: boolean
  /** Empty while they load, and in campaigns without a call for winners. */
  readonly winners: readonly Winner[]
  /** The shared link, for a QR code. */
  readonly link: string
}

export type HomeData<Own> = HomeBase & Own

/** Marketing's card; `link` is its own, '' for the invitation. */
export type HomeCard = ConfigOf<HomeFields>['cornerShare']

export type CardTexts = { readonly title: string; readonly desc: string }

/** Marketing's card, with the campaign's texts where marketing set none. */
export const withCardTexts = (card: HomeCard, words: CardTexts): HomeCard => ({ ...card, title: card.title || words.title, desc: card.desc || words.desc })

export type HomeActions = {
  readonly invite: (card: HomeCard) => unknown
  /** Through the login to what was pressed: an action of this page, or a page of the campaign by its path. Without an intent the user comes back here. */
  readonly login: (intent?: Intent) => void
  readonly share: (card: HomeCard) => unknown
  /** Another page of the campaign, by its path. */
  readonly open: (path: string) => void
  /** The activity has just ended. */
  readonly reload: () => void
}
