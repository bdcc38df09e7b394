import type { HomeStatus } from '@/blocks/home/ctaOf'
import type { ConfigOf } from '@/lib/pageConfig'
import type { homeConfig } from '../../config'

export type HomeData = {
  readonly activityStatus: Exclude<HomeStatus, 'blacklisted'>
  readonly isLoggedIn: boolean
  /** Undefined while nobody is logged in. */
  readonly friendsInvited: number | undefined
}

export type HomeActions = {
  readonly invite: (card: ConfigOf<typeof homeConfig>['cornerShare']) => unknown
  readonly login: () => void
  readonly open: (page: 'rule' | 'invitation-list') => void
}
