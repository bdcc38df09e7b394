import { parse } from 'valibot'
import { KNOWN_PHONES } from '@/mocks/accounts'
import { askData, logIn } from '@/mocks/ask'
import { createBackend } from '@/mocks/backend'
import { inviteRow, rewardRow, withdrawRow } from '@/services/candle'
import { pagedReply } from '@/services/candle/pagedReply'
import { mocks } from './index'

const now = () => Date.UTC(2026, 10, 20, 1, 0)
const backend = createBackend({ campaigns: [mocks], now })
afterEach(() => backend.reset())

const [inviteListReply, rewardListReply, withdrawListReply] = [pagedReply(inviteRow.reply), pagedReply(rewardRow.reply), pagedReply(withdrawRow.reply)]

const LISTS = [
  ['queryPipCashInviteList', inviteListReply],
  ['queryPipCashRecallInviteList', inviteListReply],
  ['queryPipCashRewardsHistoryList', rewardListReply],
  ['queryPipCashWithdrawList', withdrawListReply],
  ['queryPipCashHisWithdrawList', withdrawListReply],
] as const

type Asking = { readonly outcome?: string; readonly pageNo?: number; readonly mobile?: string; readonly of?: typeof backend }

async function ask(name: string, { outcome = 'ok', pageNo = 1, mobile = KNOWN_PHONES.passenger, of = backend }: Asking = {}) {
  const token = await logIn(of, mobile)
  of.setScenario({ [name]: outcome })
  return askData(of, `/external/v1/CandleBizService/${name}`, { body: { sourceId: mocks.sourceId, userUid: '', pageNo, pageSize: 20 }, token })
}

describe.each(LISTS)('%s', (name, schema) => {
  const page = async (options: Parameters<typeof ask>[1]) => parse(schema, (await ask(name, options)).data)

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

  it('has nothing for somebody who brought nobody', async () => {
    expect(await page({ mobile: KNOWN_PHONES.emptyPassenger })).toMatchObject({ total: 0, list: [] })
  })
})

it('lists whatever is still possible as possible: no deadline of a friend who may still ride has passed', async () => {
  const { list } = parse(inviteListReply, (await ask('queryPipCashInviteList')).data)
  const waiting = list.filter(({ status }) => status === 'inProgress')
  expect(waiting.length).toBeGreaterThan(0)
  for (const { expireTime } of waiting) expect(expireTime > '2026-11-20 09:00:00').toBe(true)
})
