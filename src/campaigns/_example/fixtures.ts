import type { ListData } from '@/blocks/list/listData'
import type { InviteRow } from '@/features/invite'
import type { HomeData } from './pages/home/homeData'

/** What each page shows in its states: the previews, the workbench and the tests draw these. */
export const homeFixtures = {
  default: { activityStatus: 'open', isLoggedIn: true, friendsInvited: 3 },
  loggedOut: { activityStatus: 'open', isLoggedIn: false, friendsInvited: undefined },
  ended: { activityStatus: 'finished', isLoggedIn: true, friendsInvited: 3 },
} satisfies Record<string, HomeData>

const friend: InviteRow = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '奖励已到账', note: '', deadline: '', cents: 1000 }

export const friendsFixtures = {
  default: { tab: 'all', listing: { status: 'shown', rows: [friend], total: 1, end: 'end' } },
  empty: { tab: 'all', listing: { status: 'shown', rows: [], total: 0, end: 'end' } },
} satisfies Record<string, ListData<InviteRow, 'all'>>
