import type { HomeStatus } from '@/services/candle'
import type { ConfigOf } from '@/lib/pageConfig'
import type { shareConfig } from './config'

export type ConfiguredShare = ConfigOf<typeof shareConfig>['shareCard']

export type SharePageData = {
  readonly activityStatus: HomeStatus
  /** The invitation, as a friend gets it. */
  readonly link: string
  /** The inviter as friends may know them: a masked phone, '' where it is not known. */
  readonly inviter: string
}

export type SharePageActions = {
  readonly share: (card: ConfiguredShare, posterImage: string) => unknown
  readonly copyLink: (card: ConfiguredShare) => unknown
  readonly goHome: () => void
}
