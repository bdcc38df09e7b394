import fc from 'fast-check'
import { parse } from 'valibot'
import { withdrawal } from '@/services/candle'
import { specimenReply } from '../../../tests/specimen/api'
import { mocks } from '../../../tests/specimen/mocks'
import { KNOWN_PHONES } from '../state/accounts'
import { askEnvelope, logIn, type Envelope } from '../sendRequest'
import { createBackend } from '../backend'

let now = Date.now()
const backend = createBackend({ campaigns: [mocks], now: () => now })
afterEach(() => backend.reset())

const path = (name: string) => `/external/v1/CandleBizService/${name}`
const order = (token: string, requestId: string, amount: unknown): Promise<Envelope> =>
  askEnvelope(backend, path('specimenWithdraw'), { token, body: { sourceId: mocks.sourceId, cityCode: '', requestId, amount } })

async function balanceOf(token: string): Promise<number> {
  const { data } = await askEnvelope(backend, path('querySpecimenPage'), { token, body: { sourceId: mocks.sourceId } })
  return parse(specimenReply, data).stat!.balance
}

const rowOf = ({ data }: Envelope) => parse(withdrawal.reply, data)
const ready = () => logIn(backend, KNOWN_PHONES.passenger)

it('takes a withdrawal from the balance, and has it arrive after some seconds', async () => {
  const token = await ready()
  expect(await balanceOf(token)).toBe(58_500)
  expect(rowOf(await order(token, 'r1', 2000)).status).toBe('processing')
  expect(await balanceOf(token)).toBe(56_500)
  now += 8000
  expect(rowOf(await order(token, 'r1', 2000)).status).toBe('success')
  expect(await balanceOf(token)).toBe(56_500)
})

it('gives back what failed, with the reason', async () => {
  const token = await ready()
  backend.setScenario({ specimenWithdraw: 'failed' })
  expect(rowOf(await order(token, 'r1', 2000)).status).toBe('processing')
  now += 8000
  expect(rowOf(await order(token, 'r1', 2000))).toMatchObject({ status: 'failed', failReason: expect.stringMatching(/./) })
  expect(await balanceOf(token)).toBe(58_500)
})

it('is one withdrawal for one requestId, and none for two amounts under one', async () => {
  const token = await ready()
  const [first, again] = await Promise.all([order(token, 'r1', 2000), order(token, 'r1', 2000)])
  expect(rowOf(again)).toEqual(rowOf(first))
  expect((await order(token, 'r1', 3000)).errCode).toBe(-200400)
  expect(await balanceOf(token)).toBe(56_500)
})

it.each(['lost', 'lostBehindGateway'])('%s: it was made, and asking again tells so', async (outcome) => {
  const token = await ready()
  backend.setScenario({ specimenWithdraw: `${outcome}>ok` })
  await order(token, 'r1', 2000).catch(() => undefined)
  expect(await balanceOf(token)).toBe(56_500)
  expect(rowOf(await order(token, 'r1', 2000)).amount).toBe(2000)
  expect(await balanceOf(token)).toBe(56_500)
})

it.each([
  [999, -196608],
  [50_001, -196608],
  [1000.5, -196608],
  [-5000, -196608],
  ['all', -196608],
])('refuses %j cents', async (amount, errCode) => {
  expect((await order(await ready(), 'r1', amount)).errCode).toBe(errCode)
})

it('wants a name for each withdrawal, a verified person, and no risk (spec 2 §8)', async () => {
  expect((await order(await ready(), '', 2000)).errCode).toBe(-200400)
  expect((await order(await logIn(backend, KNOWN_PHONES.emptyPassenger), 'r1', 2000)).errCode).toBe(-196607)
  expect((await order(await logIn(backend, KNOWN_PHONES.risky), 'r1', 2000)).errCode).toBe(-196606)
})

it('never pays more than there is, however many ask at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1000, max: 50_000 }), { minLength: 2, maxLength: 12 }), async (wanted) => {
      backend.reset()
      const token = await ready()
      const before = await balanceOf(token)
      const replies = await Promise.all(wanted.map((amount, index) => order(token, `r${index}`, amount)))
      const paid = replies.reduce((total, reply) => total + (reply.errCode === 0 ? rowOf(reply).amount : 0), 0)
      const left = await balanceOf(token)
      expect(left).toBe(before - paid)
      expect(left).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 20 },
  )
})
