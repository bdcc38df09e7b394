import { parse } from 'valibot'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { createBackend } from '@/mocks/backend'
import { parseShanghaiTime } from '@/lib/time/shanghai'
import { inviteRow, winners } from '@/services/candle'
import { pagedReply } from '@/services/candle/pagedReply'
import { cashPageReply } from '../api'
import { mocks } from './index'

const backend = createBackend({ campaigns: [mocks] })
afterEach(() => backend.reset())

const path = (name: string) => `/external/v1/CandleBizService/${name}`
const body = { sourceId: mocks.sourceId, userUid: '', promotorCode: '', newUserFlag: 1 }

async function pageOf(mobile?: string, outcome = 'ok') {
  const token = mobile === undefined ? undefined : await logIn(backend, mobile)
  backend.setScenario({ queryPipCashPage: outcome })
  const { errCode, data } = await askEnvelope(backend, path('queryPipCashPage'), { body, ...(token ? { token } : {}) })
  return { errCode, page: parse(cashPageReply, data) }
}

it.each([
  ['ended', -196308],
  ['closed', -196309],
  ['blacklist', -196866],
])('%s keeps to the contract, with code %i', async (outcome, code) => {
  expect((await pageOf(KNOWN_PHONES.passenger, outcome)).errCode).toBe(code)
})

it('gives 126 friends and a balance that adds up', async () => {
  const { page } = await pageOf(KNOWN_PHONES.passenger)
  expect(page.stat?.friendsInvited).toBe(126)
  expect(page.stat!.withdrawable).toBe(page.stat!.totalEarned - 60_000)
  expect(page.latestInvites).toHaveLength(3)
})

it('knows no money of a stranger', async () => {
  const { page } = await pageOf()
  expect([page.user, page.stat]).toEqual([null, null])
})

it('refuses the blacklisted, with what they have earned', async () => {
  const { errCode, page } = await pageOf(KNOWN_PHONES.blacklisted)
  expect([errCode, page.stat?.withdrawable]).toEqual([-196866, 0])
})

it('shows a friend who registered through the invitation, and the money on its way; pays with the first order, and tells who', async () => {
  const invParam = { promotorCode: 'P2W7NB', source: mocks.sourceId }
  await logIn(backend, '13511112222', { ...invParam, commonJson: JSON.stringify({ invParam }) })
  const { page } = await pageOf(KNOWN_PHONES.emptyPassenger)
  expect(page.stat).toMatchObject({ friendsInvited: 1, withdrawable: 0, pending: 2000 })
  expect(page.latestInvites[0]).toMatchObject({ mobileMask: '135****2222', status: 'inProgress' })
  const order = (mobile: string) => askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile } })
  expect([(await order('13511112222')).errCode, (await order('13511112222')).errCode, (await order('13500000000')).errCode]).toEqual([0, 0, -200400])
  // A friend's ten yuan, and ten for the first step of the ladder.
  expect((await pageOf(KNOWN_PHONES.emptyPassenger)).page.stat).toMatchObject({ withdrawable: 2000, pending: 0 })
})

it.each([
  [KNOWN_PHONES.passenger, 'P8K3QX', 43],
  [KNOWN_PHONES.emptyPassenger, 'P2W7NB', 0],
])('shows the inviter %s a friend who came back by %s above the %i from before, once, and pays with the next order', async (inviter, promotorCode, before) => {
  const returned = await logIn(backend, KNOWN_PHONES.dormant)
  const wallet = (await pageOf(inviter)).page.stat!
  const recalls = async () => parse(pagedReply(inviteRow.reply), (await askEnvelope(backend, path('queryPipCashRecallInviteList'), { body, token: await logIn(backend, inviter) })).data)
  expect(await recalls()).toMatchObject({ total: before })
  for (const outcome of ['type2', 'ok', 'ok', 'before2']) {
    backend.setScenario({ dealInviteeReward: outcome })
    await askEnvelope(backend, path('dealInviteeReward'), { body: { ...body, promotorCode }, token: returned })
  }
  const { total, list } = await recalls()
  expect([total, list[0]]).toEqual([before + 1, expect.objectContaining({ mobileMask: '136****6000', status: 'inProgress', amount: 500 })])
  expect((await pageOf(inviter)).page.stat?.pending).toBe(wallet.pending + 500)
  await askEnvelope(backend, '/__mock__/firstOrder', { body: { mobile: KNOWN_PHONES.dormant } })
  expect((await pageOf(inviter)).page.stat).toMatchObject({ pending: wallet.pending, withdrawable: wallet.withdrawable + 500, friendsInvited: wallet.friendsInvited })
})

it.each(['queryPipCashInviteList', 'queryPipCashRecallInviteList', 'queryPipCashRewardsHistoryList', 'queryPipCashWithdrawList', 'queryPipCashHisWithdrawList'])('%s has nothing for a user who brought no friend', async (name) => {
  const token = await logIn(backend, KNOWN_PHONES.emptyPassenger)
  expect((await askEnvelope(backend, path(name), { body, token })).data).toMatchObject({ total: 0, list: [] })
})

it('lists whatever is still possible as possible: no deadline of a friend who may still ride has passed', async () => {
  const token = await logIn(backend, KNOWN_PHONES.passenger)
  const { data } = await askEnvelope(backend, path('queryPipCashInviteList'), { body, token })
  const waiting = parse(pagedReply(inviteRow.reply), data).list.filter(({ status }) => status === 'inProgress')
  expect(waiting.length).toBeGreaterThan(0)
  for (const { expireTime } of waiting) expect(parseShanghaiTime(expireTime)).toBeGreaterThan(Date.now())
})

it('names twenty winners', async () => {
  const { data } = await askEnvelope(backend, path('queryPipCashBarrage'), { body })
  expect(parse(winners.reply, data).list).toHaveLength(20)
})
