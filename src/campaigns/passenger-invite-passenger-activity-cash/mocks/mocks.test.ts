import { parse } from 'valibot'
import { askData, logIn } from '@/mocks/ask'
import { KNOWN_PHONES } from '@/mocks/accounts'
import { createBackend } from '@/mocks/backend'
import { winners } from '@/services/candle'
import { cashPageReply } from '../api'
import { mocks } from './index'

const backend = createBackend({ campaigns: [mocks] })
afterEach(() => backend.reset())

const path = (name: string) => `/external/v1/CandleBizService/${name}`
const body = { sourceId: mocks.sourceId, userUid: '', promotorCode: '', newUserFlag: 1 }

async function pageOf(mobile?: string, outcome = 'ok') {
  const token = mobile === undefined ? undefined : await logIn(backend, mobile)
  backend.setScenario({ queryPipCashPage: outcome })
  const { errCode, data } = await askData(backend, path('queryPipCashPage'), { body, ...(token ? { token } : {}) })
  return { errCode, page: parse(cashPageReply, data) }
}

it.each([
  ['ok', 0],
  ['empty', 0],
  ['many', 0],
  ['finished', 0],
  ['badConfig', 0],
  ['lastSecond', 0],
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

it('shows a friend who registered through the invitation, and the money on its way', async () => {
  const before = await pageOf(KNOWN_PHONES.emptyPassenger)
  const invParam = { promotorCode: before.page.user?.promotorCode, source: mocks.sourceId }
  await logIn(backend, '13511112222', { promotorCode: invParam.promotorCode, source: mocks.sourceId, commonJson: JSON.stringify({ invParam }) })
  const { page } = await pageOf(KNOWN_PHONES.emptyPassenger)
  expect(page.stat).toMatchObject({ friendsInvited: 1, withdrawable: 0, pending: 2000 })
  expect(page.latestInvites?.[0]).toMatchObject({ mobileMask: '135****2222', status: 'inProgress' })
})

it('names twenty winners', async () => {
  const { data } = await askData(backend, path('queryPipCashBarrage'), { body })
  expect(parse(winners.reply, data).list).toHaveLength(20)
})
