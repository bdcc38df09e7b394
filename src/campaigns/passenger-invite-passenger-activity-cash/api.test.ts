import { getDotPath, parse, safeParse } from 'valibot'
import { cashPageReply, parseCash } from './api'

const sent = {
  activityInfo: {
    activity: { sourceId: 'S', activityId: '1', beginTime: '2026-11-01 00:00:00', endTime: '2026-11-30 23:59:59', status: 2 },
    rewardRule: { ladder: [{ inviteCount: 3, amount: 2000 }, { inviteCount: 1, amount: 1000 }] },
    pageConfig: { homePageConfig: {} },
  },
  user: { promotorCode: 'P1' },
  stat: { withdrawable: 100, pending: 0, totalEarned: 100, friendsInvited: 1 },
  serverTime: '2026-11-30 23:59:00',
}

const cashOf = (change: object = {}) => parseCash(parse(cashPageReply, { ...sent, ...change }))

it('knows nothing of money and friends before a login', () => {
  expect(cashOf({ user: null, stat: null })).toMatchObject({ wallet: undefined, latestInvites: [] })
})

it('takes a debt for what can be withdrawn', () => {
  expect(cashOf({ stat: { ...sent.stat, withdrawable: -5 } }).wallet?.withdrawable).toBe(-5)
})

const invite = { id: '1', mobileMask: '138****5678', registerTime: '2026-11-18 09:32:00', statusName: '', amount: 1000 }
const latestInvites = [{ ...invite, status: 2 }, { ...invite, id: '2', status: 3 }, { ...invite, id: '3', status: 2 }]

it.each([
  [{}, { friends: 2, cents: 2000 }],
  [{ waitingFriends: 5, waitingAmount: 7000 }, { friends: 5, cents: 7000 }],
  [{ waitingFriends: 0 }, { friends: 0, cents: 0 }],
])('knows who is one ride away from giving a reward: as the server sums them up (%j), else of those whom it names', (summed, waiting) => {
  expect(cashOf({ latestInvites, stat: { ...sent.stat, ...summed } }).oneRideAway).toEqual(waiting)
})

it.each([
  ['earnings below nothing', { totalEarned: -1 }, 'stat.totalEarned'],
  ['pending money below nothing', { pending: -1 }, 'stat.pending'],
  ['half a cent', { withdrawable: 0.5 }, 'stat.withdrawable'],
  ['money that is not said', { withdrawable: null }, 'stat.withdrawable'],
])('is refused with %s', (_, stat, path) => {
  const { issues } = safeParse(cashPageReply, { ...sent, stat: { ...sent.stat, ...stat } })
  expect(issues && getDotPath(issues[0])).toBe(path)
})
