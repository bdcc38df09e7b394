import type { HomeStatus } from '@/services/candle'
import type { ConfigOf } from '@/lib/pageConfig'
import type { PosterWords, InviteOffer } from '@/features/share'
import type { shareConfig } from './config'
import type { sharePageMessages } from './messages'

export type ConfiguredShare = ConfigOf<typeof shareConfig>['shareCard']

export type StandardTexts = ReturnType<typeof sharePageMessages.read>

/** What a campaign words by itself. */
export type SharePageTexts = Partial<Pick<StandardTexts, 'title' | 'card' | 'finished' | 'blacklisted'>> & { /** On the poster. */ readonly poster?: PosterWords }

export type SharePageData = {
  readonly activityStatus: HomeStatus
  /** The invitation, as a friend gets it. */
  readonly link: string
  /** The inviter as friends know them, and what waits for a friend: as the landing page shows it. */
  readonly offer: InviteOffer
  /** In place of the usual one. */
  readonly title?: string | undefined
  /** The offer is loading. */
  readonly isAsked: boolean
  /** On an address that needs no login: the invitation would name no inviter, so that the login comes first. */
  readonly isLoggedOut?: boolean
}

export type SharePageActions = {
  readonly share: (card: ConfiguredShare, posterImage: string) => unknown
  readonly copyLink: (card: ConfiguredShare) => unknown
  readonly goHome: () => void
  readonly login: () => void
}
