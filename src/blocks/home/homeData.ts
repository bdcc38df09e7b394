import type { Intent } from '@/blocks/intent/intent'
import type { ConfigOf } from '@/lib/pageConfig'
import type { ActivityPage, Winner } from '@/services/candle'
import type { HomeFields } from './config'
import { sampleLink } from './fixtures'

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
  /** Through the login to what was pressed: this page's invitation, or a page of the campaign by its path. Without an intent the user comes back here. */
  readonly login: (intent?: Intent) => void
  readonly share: (card: HomeCard) => unknown
  /** Another page of the campaign, by its path. */
  readonly open: (path: string) => void
  /** The activity has just ended. */
  readonly reload: () => void
}

/** 19 days and some hours: a countdown with all its parts. */
const UNTIL_END_MS = 19 * 86_400_000 + 40_000_000

const open: HomeBase = { status: 'open', ending: { endTime: '2026-12-10 23:59:59', at: Date.now() + UNTIL_END_MS }, isLoggedIn: true, winners: [], link: sampleLink }

/** The states that every home has, for previews, workbench and tests. `loggedOut` is what a campaign knows of a user who is not logged in. */
export function homeStates<Own extends object>(own: Own & Partial<HomeBase>, loggedOut: Partial<Own>) {
  const shown: HomeData<Own> = { ...open, ...own }
  return {
    default: shown,
    loggedOut: { ...shown, ...loggedOut, isLoggedIn: false },
    ended: { ...shown, status: 'finished' as const, ending: undefined },
    blacklisted: { ...shown, status: 'blacklisted' as const },
  }
}
