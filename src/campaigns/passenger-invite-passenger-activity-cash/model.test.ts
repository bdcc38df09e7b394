import { parse, safeParse } from 'valibot'
import type { ApiError } from '@/api/apiError'
import { cashPageReply, type CashPageReply } from './contract'
import { parseBarrage, parseCashPage, refusedCashPage } from './model'

const NOW = 1_900_000_000_000

const reply = (change: Partial<CashPageReply> = {}, status: 1 | 2 | 3 | 4 = 2): CashPageReply =>
  parse(cashPageReply, {
    activityInfo: {
      activity: { sourceId: 'S', activityId: '1', beginTime: '2026-11-01 00:00:00', endTime: '2026-11-30 23:59:59', status },
      rewardRule: { ladder: [{ inviteCount: 3, amount: 2000 }, { inviteCount: 1, amount: 1000 }] },
      pageConfig: { homePageConfig: {} },
    },
    user: { promotorCode: 'P1' },
    stat: { withdrawable: 100, pending: 0, totalEarned: 100, friendsInvited: 1 },
    serverTime: '2026-11-30 23:59:00',
    ...change,
  })

const refusal = (errCode: number, data?: unknown): ApiError => ({ kind: 'business', errCode, errMsg: 'no', data })

describe('the cash page', () => {
  it("sets the end by the server's clock, whatever the phone's says", () => {
    expect(parseCashPage(reply(), NOW).ending).toEqual({ endTime: '2026-11-30 23:59:59', at: NOW + 59_000 })
  })

  it('has its ladder in ascending order', () => {
    expect(parseCashPage(reply(), NOW).ladder).toEqual([{ friends: 1, cents: 1000 }, { friends: 3, cents: 2000 }])
  })

  it.each([
    [2, undefined, 'open'],
    [3, undefined, 'finished'],
    [4, undefined, 'finished'],
    [2, { promotorCode: 'P1', isBlack: 1 }, 'blacklisted'],
    [4, { promotorCode: 'P1', isBlack: 1 }, 'finished'],
  ] as const)('of status %i for %j is %s (spec 2 §3)', (status, user, activityStatus) => {
    expect(parseCashPage(reply(user ? { user } : {}, status), NOW).activityStatus).toBe(activityStatus)
  })

  it.each([
    [1, 'https://go.example.com'],
    [2, undefined],
  ] as const)('takes the custom link with flag %i: %s (spec 2 §3)', (customLinkFlag, link) => {
    expect(parseCashPage(reply({ user: { promotorCode: 'P1', customLinkFlag, customLink: 'https://go.example.com' } }), NOW).customLink).toBe(link)
  })

  it('knows nothing of money and friends before a login', () => {
    const page = parseCashPage(reply({ user: null, stat: null }), NOW)
    expect([page.wallet, page.promotorCode, page.latestInvites]).toEqual([undefined, '', []])
  })
})

describe('a refused cash page', () => {
  it.each([
    [-196308, 'finished'],
    [-196309, 'finished'],
    [-196866, 'blacklisted'],
  ])('shows what %i carries, as %s (spec 2 §8)', (code, activityStatus) => {
    expect(refusedCashPage(refusal(code, reply()), undefined)).toMatchObject({ activityStatus, wallet: { withdrawable: 100 } })
  })

  it('keeps what was known when the refusal carries nothing', () => {
    const known = parseCashPage(reply(), NOW)
    expect(refusedCashPage(refusal(-196308, null), known)).toEqual({ ...known, activityStatus: 'finished', ending: undefined })
  })

  it('is a page of defaults when nothing is known', () => {
    expect(refusedCashPage(refusal(-196866, { rubbish: true }), undefined)).toMatchObject({ activityStatus: 'blacklisted', wallet: undefined, ladder: [] })
  })

  it.each([refusal(-196307), refusal(-196300), refusal(-196252), refusal(-127002), { kind: 'network' }, { kind: 'http', status: 500 }, undefined])('leaves %j to others', (error) => {
    expect(refusedCashPage(error, undefined)).toBeUndefined()
  })
})

it('calls winners by their nickname, else by the mask', () => {
  const list = [{ id: '1', mobileMask: '138****0000', amount: 1000 }, { id: '2', mobileMask: '139****0000', nickName: 'Lin', amount: 5 }]
  expect(parseBarrage({ list })).toEqual([{ id: '1', name: '138****0000', cents: 1000 }, { id: '2', name: 'Lin', cents: 5 }])
})

it('leaves out a winner of nothing', () => {
  const list = [{ id: '1', mobileMask: '138****0000', amount: -1001 }, { id: '2', mobileMask: '139****0000', amount: 0 }, { id: '3', mobileMask: '137****0000', amount: 5 }]
  expect(parseBarrage({ list }).map(({ id }) => id)).toEqual(['3'])
})

it.each([
  ['a step that costs money', { ladder: [{ inviteCount: 1, amount: -1 }] }, undefined],
  ['a withdrawal of less than nothing', { withdraw: { minAmount: 1, maxAmount: 2, amounts: [-1] } }, undefined],
  ['earnings below nothing', {}, { withdrawable: 0, pending: 0, totalEarned: -1, friendsInvited: 0 }],
  ['pending money below nothing', {}, { withdrawable: 0, pending: -1, totalEarned: 0, friendsInvited: 0 }],
])('is refused with %s', (_, rewardRule, stat) => {
  const good = reply()
  expect(safeParse(cashPageReply, { ...good, activityInfo: { ...good.activityInfo, rewardRule }, stat: stat ?? good.stat }).success).toBe(false)
})

it('takes a debt for what can be withdrawn', () => {
  expect(parseCashPage(reply({ stat: { withdrawable: -5, pending: 0, totalEarned: 0, friendsInvited: 0 } }), NOW).wallet?.withdrawable).toBe(-5)
})
