import type { HomeData } from './pages/home/homeData'

const DAY = 86_400_000

const invites: HomeData['latestInvites'] = [
  { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '奖励已到账', note: '', deadline: '', cents: 1000 },
  { id: '2', name: '小满', avatar: '', registeredAt: '11-17 20:05', status: 'inProgress', statusName: '待完成首单', note: '7天内完成首单即可到账', deadline: '', cents: 1000 },
  { id: '3', name: '159****0021', avatar: '', registeredAt: '11-16 12:40', status: 'invalid', statusName: '邀请无效', note: '好友不是新用户', deadline: '', cents: 0 },
]

const open: HomeData = {
  activityStatus: 'open',
  ending: { endTime: '2026-12-10 23:59:59', at: Date.now() + 19 * DAY + 40_000_000 },
  isLoggedIn: true,
  wallet: { withdrawable: 12_860, pending: 3000, totalEarned: 25_860, friendsInvited: 9 },
  ladder: [
    { friends: 1, cents: 1000 },
    { friends: 10, cents: 5000 },
    { friends: 50, cents: 20_000 },
    { friends: 200, cents: 80_000 },
  ],
  latestInvites: invites,
  winners: [
    { id: 'w1', name: '136****2210', cents: 1000 },
    { id: 'w2', name: '阿杰', cents: 5000 },
    { id: 'w3', name: '187****9034', cents: 2000 },
  ],
  entries: ['rule', 'withdraw', 'records', 'rewards', 'invites'],
}

/** What the home shows in each of its states. */
export const homeFixtures = {
  default: open,
  loggedOut: { ...open, isLoggedIn: false, wallet: undefined, latestInvites: [] },
  empty: { ...open, wallet: { withdrawable: 0, pending: 0, totalEarned: 0, friendsInvited: 0 }, latestInvites: [], winners: [] },
  many: { ...open, wallet: { withdrawable: 123_456_789, pending: 98_765_432, totalEarned: 1_222_222_221, friendsInvited: 1260 } },
  ended: { ...open, activityStatus: 'finished' },
  blacklisted: { ...open, activityStatus: 'blacklisted' },
} satisfies Record<string, HomeData>
