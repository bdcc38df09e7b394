import { jest } from '@jest/globals'
import { WITHDRAWAL_RETRY_DELAYS_MS, findWithdrawal, repeatWithdrawal, sendWithdrawal, WITHDRAWAL_POLLING } from './followWithdrawal'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'
import type { WithdrawRefusal, WithdrawAnswer } from './withdrawAnswer'

const order: WithdrawOrder = { requestId: 'r1', cents: 5000, sentAt: '2026-11-20 10:00:00', known: [], isUnknown: false }
const row = (status: Withdrawal['status'] = 'success', id = 'W1'): Withdrawal => ({ id, cents: 5000, appliedAt: '2026-11-20 10:00:01', arrivesAt: '', channelName: '', status, failReason: '' })
const known = (status: Withdrawal['status']): WithdrawAnswer => ({ kind: 'known', withdrawal: row(status) })
const lost: WithdrawAnswer = { kind: 'lost' }
const refusal: WithdrawRefusal = { cause: 'other', text: 'no' }
const refused: WithdrawAnswer = { kind: 'refused', refusal }
const turnedAway: WithdrawAnswer = { kind: 'refused', refusal: null }
type Listed = readonly Withdrawal[] | null

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** What the list says, one after the other; the last one stays. */
async function follow(run: typeof sendWithdrawal, answer: WithdrawAnswer, lists: readonly Listed[], { sent = order, isGone = false } = {}) {
  const told: string[] = []
  const notes: string[] = []
  let asked = 0
  const finished = run(sent, {
    send: () => Promise.resolve((notes.push('sent'), answer)),
    list: () => Promise.resolve(lists[Math.min(asked++, lists.length - 1)] ?? null),
    dispatch: ({ type }) => void told.push(type.replace('cashInvite/', '')),
    moneyMoved: () => void notes.push('money moved'),
    refused: ({ text }) => void notes.push(`refused: ${text}`),
    signal: { aborted: isGone },
  })
  await jest.runAllTimersAsync()
  await finished
  return { told, notes, asked }
}

describe('sent', () => {
  it('tells the outcome, and asks the balance anew', async () => {
    expect(await follow(sendWithdrawal, known('success'), [])).toEqual({ told: ['outcomeReceived'], notes: ['sent', 'money moved'], asked: 0 })
  })

  it('is sent once: when its answer is lost the list is asked, and never the gateway again', async () => {
    expect(await follow(sendWithdrawal, lost, [[], null, [row()]])).toEqual({ told: ['outcomeAsked', 'outcomeAsked', 'outcomeAsked', 'outcomeReceived'], notes: ['sent', 'money moved'], asked: 3 })
  })

  it.each<Listed>([[], null, [row('success', 'W0')]])('is left to the user when the list (%j) does not show it for as long as an answer may take', async (list) => {
    const { told, notes, asked } = await follow(sendWithdrawal, lost, [list], { sent: { ...order, known: ['W0'] } })
    expect([asked, notes]).toEqual([1 + WITHDRAWAL_RETRY_DELAYS_MS.length, ['sent']])
    expect([new Set(told), told.at(-1)]).toEqual([new Set(['outcomeAsked', 'outcomeLost']), 'outcomeLost'])
  })

  it('takes a refusal for an answer, and says nothing where another page is on its way', async () => {
    expect(await follow(sendWithdrawal, refused, [])).toEqual({ told: ['withdrawalRefused'], notes: ['sent', 'refused: no'], asked: 0 })
    expect(await follow(sendWithdrawal, turnedAway, [])).toEqual({ told: ['withdrawalRefused'], notes: ['sent'], asked: 0 })
  })

  it('asks no more when the page has gone, yet writes down what is known', async () => {
    expect(await follow(sendWithdrawal, lost, [[row()]], { isGone: true })).toEqual({ told: [], notes: ['sent'], asked: 0 })
    expect(await follow(sendWithdrawal, known('success'), [], { isGone: true })).toEqual({ told: ['outcomeReceived'], notes: ['sent'], asked: 0 })
    expect(await follow(sendWithdrawal, refused, [], { isGone: true })).toEqual({ told: ['withdrawalRefused'], notes: ['sent'], asked: 0 })
  })
})

describe('looked for again', () => {
  it('is asked for once where its time is up already', async () => {
    expect(await follow(findWithdrawal, lost, [[]], { sent: { ...order, isUnknown: true } })).toEqual({ told: ['outcomeAsked', 'outcomeLost'], notes: [], asked: 1 })
  })
})

describe('sent once more, because the user wants it to be', () => {
  it('is not sent when the list shows the one before', async () => {
    expect(await follow(repeatWithdrawal, known('success'), [[row()]])).toEqual({ told: ['outcomeReceived'], notes: ['money moved'], asked: 1 })
  })

  it('is sent, and told', async () => {
    expect(await follow(repeatWithdrawal, known('success'), [null])).toEqual({ told: ['outcomeReceived'], notes: ['sent', 'money moved'], asked: 1 })
  })

  it('says by its refusal nothing of the one before, whose outcome stays unknown', async () => {
    expect(await follow(repeatWithdrawal, refused, [[]])).toEqual({ told: ['outcomeLost'], notes: ['sent', 'refused: no'], asked: 1 })
  })

  it('is looked for as the first one was', async () => {
    expect(await follow(repeatWithdrawal, lost, [[], [], [row()]])).toMatchObject({ notes: ['sent', 'money moved'], asked: 3 })
  })

  it('is not sent when the page has gone', async () => {
    expect(await follow(repeatWithdrawal, known('success'), [[]], { isGone: true })).toEqual({ told: [], notes: [], asked: 1 })
  })
})

describe('under way', () => {
  const WATCHED = WITHDRAWAL_POLLING.reduce((total, { atMost }) => total + atMost, 0)

  it('is watched in the list until it has arrived or failed, and never sent again', async () => {
    const { told, notes } = await follow(sendWithdrawal, known('processing'), [[row('processing')], null, [row('failed')]])
    expect([told, notes]).toEqual([['outcomeReceived', 'outcomeReceived'], ['sent', 'money moved', 'money moved']])
  })

  it('is known by its id: another one of the same amount is not it', async () => {
    expect(await follow(sendWithdrawal, known('processing'), [[row('success', 'W2')]])).toEqual({ told: ['outcomeReceived'], notes: ['sent', 'money moved'], asked: WATCHED })
  })

  it('is told of also when it arrives long after', async () => {
    const { told } = await follow(sendWithdrawal, known('processing'), [...Array.from({ length: WITHDRAWAL_POLLING[0]!.atMost + 3 }, () => [row('processing')]), [row()]])
    expect(told).toEqual(['outcomeReceived', 'outcomeReceived'])
  })
})
