import { parse } from 'valibot'
import { inviteRow, rewardRow, withdrawRow } from '@/services/candle'
import { pagedReply } from '@/services/candle/pagedReply'
import { mocks as example } from '@/campaigns/_example/mocks'
import { campaign } from '../../tests/specimen'
import { KNOWN_PHONES } from './state/accounts'
import { askEnvelope, logIn } from './sendRequest'
import { campaignMocks } from './campaignMocks'
import { createBackend } from './backend'
import { defineMocks } from './calls/defineMocks'
import { mockMoneyList } from './seeds/driverIncome'
import { friendRows } from './seeds/rewardRows'
import { inviteAt, rewardAt, withdrawalAt } from './seeds/sampleRows'
import { mockList } from './calls/mockCalls'
import { seedInvites } from './seeds/inviteSeed'
import { keepWithdrawals } from './seeds/withdrawals'

const now = () => Date.UTC(2026, 10, 20, 1, 0)
const friends = seedInvites('friends', { count: 126, everyHours: 5, cents: 1000, id: 'friend', statusAt: (index) => ({ status: index % 2 === 0 ? 2 : 3, statusName: '' }) })
const withdrawals = keepWithdrawals('withdrawals')
const mocks = defineMocks(campaign, {
  activity: { activityName: 'Lists', inviteType: 1 },
  endpoints: [
    mockList('friends', ({ uid }, { state }) => friends.of(state)[uid] ?? [], inviteAt),
    mockList('rewards', ({ uid }, { state }) => friendRows('A friend', friends.of(state)[uid] ?? []), rewardAt),
    mockList('withdrawals', (account, { state }) => withdrawals.rowsOf(state, account), withdrawalAt),
    mockMoneyList('income', ({ uid }, { state }) => friendRows('A friend', friends.of(state)[uid] ?? []), rewardAt),
    mockList('history', (account, { state }) => withdrawals.historyOf(state, account), withdrawalAt),
  ],
})
const backend = createBackend({ campaigns: [mocks], now })
afterEach(() => backend.reset())

type Asking = { readonly outcome?: string; readonly pageNo?: number; readonly mobile?: string; readonly of?: typeof backend }

describe.each([
  ['friends', pagedReply(inviteRow.reply)],
  ['rewards', pagedReply(rewardRow.reply)],
  ['withdrawals', pagedReply(withdrawRow.reply)],
  ['history', pagedReply(withdrawRow.reply)],
  ['income', pagedReply(rewardRow.reply)],
] as const)('%s', (name, schema) => {
  async function page({ outcome = 'ok', pageNo = 1, mobile = KNOWN_PHONES.passenger, of = backend }: Asking) {
    const token = await logIn(of, mobile)
    of.setScenario({ [name]: outcome })
    return parse(schema, (await askEnvelope(of, `/external/v1/CandleBizService/${name}`, { body: { sourceId: mocks.sourceId, userUid: '', pageNo, pageSize: 20 }, token })).data)
  }

  it.each(['ok', 'empty', 'many', 'tenThousand', 'page2'])('keeps to the contract when it is %s', async (outcome) => {
    const { list, unreadable } = await page({ outcome })
    expect([list.length, unreadable]).toEqual([outcome === 'empty' ? 0 : 20, []])
  })

  it('pages ten thousand rows, each once', async () => {
    const [first, last, beyond] = await Promise.all([1, 500, 501].map((pageNo) => page({ outcome: 'tenThousand', pageNo })))
    expect([first?.total, last?.list.at(-1)?.id, beyond?.list]).toEqual([10_000, 'many-10000', []])
  })

  it('gives the same rows for the same seed and time', async () => {
    expect(await page({ of: createBackend({ campaigns: [mocks], now }) })).toEqual(await page({}))
  })

  it('has nothing for a user who brought no friend', async () => {
    expect(await page({ mobile: KNOWN_PHONES.emptyPassenger })).toMatchObject({ total: 0, list: [] })
  })
})

it.each([
  ['ok', 126_000],
  ['empty', 0],
  ['many', 45_000],
])('says what all pages of a list of money come to when it is %s: %i cents', async (outcome, cents) => {
  const token = await logIn(backend, KNOWN_PHONES.passenger)
  backend.setScenario({ income: outcome })
  const { data } = await askEnvelope(backend, '/external/v1/CandleBizService/income', { body: { sourceId: mocks.sourceId }, token })
  expect(data).toMatchObject({ totalAmount: cents })
})

it('has many rows of every list for everybody, each another one (architecture: embedded backend)', async () => {
  const campaigns = [...campaignMocks, example]
  const all = createBackend({ campaigns, now })
  const token = await logIn(all, KNOWN_PHONES.driverWithoutCode)
  // Only a list has a second page that fails.
  const lists = campaigns.flatMap(({ sourceId, endpoints }) => endpoints.filter(({ outcomes }) => 'page2' in outcomes).map(({ name, path, method }) => ({ name, path, method, sourceId })))
  all.setScenario({ '*': 'many' })
  const counts = await Promise.all(
    lists.map(async ({ name, path, method, sourceId }) => {
      const { data } = await askEnvelope(all, `${path}?sourceId=${sourceId}&pageNo=1&pageSize=45`, { token, ...(method === 'POST' && { body: {} }) })
      return [name, new Set((data?.['list'] as readonly unknown[] | undefined)?.map((row) => JSON.stringify(row))).size]
    }),
  )
  expect(counts).toEqual(lists.map(({ name }) => [name, 45]))
})
