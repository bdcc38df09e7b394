import type { LadderRule } from '@/blocks/home/nextStep'
import type { InviteRow } from '@/features/invite'
import type { ConfigOf } from '@/lib/pageConfig'
import type { homeConfig } from '../../config'
import type { CashPage, Wallet, Winner } from '../../model'

/** Ways from the home to the campaign's other pages. */
export type HomeEntry = 'rule' | 'withdraw' | 'records' | 'rewards' | 'invites'

const ENTRY_PATH: Readonly<Record<HomeEntry, string>> = {
  rule: 'rule',
  withdraw: 'cash-withdraw',
  records: 'withdraw-record',
  rewards: 'reward-record',
  invites: 'invitation-list',
}

export const pathOf = (entry: HomeEntry): string => ENTRY_PATH[entry]

/** An entry is shown when its page exists: no button leads nowhere. */
export function entriesOf(hasPage: (path: string) => boolean): readonly HomeEntry[] {
  return (Object.keys(ENTRY_PATH) as HomeEntry[]).filter((entry) => hasPage(ENTRY_PATH[entry]))
}

export type HomeData = Pick<CashPage, 'activityStatus' | 'ending'> & {
  readonly isLoggedIn: boolean
  /** Undefined while nobody is logged in. */
  readonly wallet: Wallet | undefined
  readonly ladder: readonly LadderRule[]
  readonly latestInvites: readonly InviteRow[]
  /** Empty until they have come; they are decoration. */
  readonly winners: readonly Winner[]
  readonly entries: readonly HomeEntry[]
}

/** Marketing's card; `link` is its own, '' for the invitation. */
export type HomeCard = ConfigOf<typeof homeConfig>['cornerShare']

export type HomeActions = {
  readonly invite: (card: HomeCard) => unknown
  readonly login: () => void
  readonly share: (card: HomeCard) => unknown
  readonly open: (entry: HomeEntry) => void
  readonly timeRanOut: () => void
}

/** What the page shows of what the server sent. */
export function toHomeData(page: CashPage, rest: Pick<HomeData, 'isLoggedIn' | 'winners' | 'entries'>): HomeData {
  const { activityStatus, ending, wallet, ladder, latestInvites } = page
  return { activityStatus, ending, ladder, ...rest, wallet: rest.isLoggedIn ? wallet : undefined, latestInvites: rest.isLoggedIn ? latestInvites : [] }
}
