import { jest } from '@jest/globals'
import { ASK_PAUSES, followWithdrawal, WATCH } from './followWithdrawal'
import type { Withdrawal } from './withdrawal'
import type { Refusal, WithdrawAnswer } from './withdrawAnswer'

const order = { requestId: 'r1', cents: 5000 }
const row = (status: Withdrawal['status']): Withdrawal => ({ id: 'W1', cents: 5000, appliedAt: '', arrivesAt: '', channelName: '', status, failReason: '' })
const known = (status: Withdrawal['status']): WithdrawAnswer => ({ kind: 'known', withdrawal: row(status) })
const lost: WithdrawAnswer = { kind: 'lost' }
const refusal: Refusal = { cause: 'other', text: 'no' }
const refused: WithdrawAnswer = { kind: 'refused', refusal }
const turnedAway: WithdrawAnswer = { kind: 'turnedAway', refusal: null }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Answers one after the other; the last one stays. */
function follow(answers: readonly WithdrawAnswer[], isFirst = true) {
  const signal = { aborted: false }
  const told: string[] = []
  const notes: string[] = []
  let asked = 0
  const asks: string[] = []
  const ask = (sent: typeof order) => {
    asks.push(sent.requestId)
    const answer = answers[Math.min(asked, answers.length - 1)]!
    asked += 1
    return Promise.resolve(answer)
  }
  const finished = followWithdrawal(order, isFirst, {
    ask,
    dispatch: ({ type }) => void told.push(type.replace('cashInvite/', '')),
    moneyMoved: () => void notes.push('money moved'),
    refused: ({ text }) => void notes.push(`refused: ${text}`),
    signal,
  })
  return { signal, told, notes, asks, finished }
}

it('tells the outcome, and asks the balance anew', async () => {
  const { told, notes, asks, finished } = follow([known('success')])
  await jest.runAllTimersAsync()
  await finished
  expect([told, notes, asks]).toEqual([['outcomeAsked', 'outcomeReceived'], ['money moved'], ['r1']])
})

it('watches a withdrawal that is under way until it has arrived or failed', async () => {
  const { told, notes, finished } = follow([known('processing'), known('processing'), lost, known('failed')])
  await jest.runAllTimersAsync()
  await finished
  expect(told).toEqual(['outcomeAsked', 'outcomeReceived', 'outcomeReceived'])
  expect(notes).toEqual(['money moved', 'money moved'])
})

it('stops watching some time', async () => {
  const { asks, told, finished } = follow([known('processing')])
  await jest.runAllTimersAsync()
  await finished
  expect(asks).toHaveLength(1 + WATCH.reduce((total, { atMost }) => total + atMost, 0))
  expect(told).toEqual(['outcomeAsked', 'outcomeReceived'])
})

it('tells of one that arrives long after it was asked for', async () => {
  const { told, finished } = follow([...Array.from({ length: WATCH[0]!.atMost + 3 }, () => known('processing')), known('success')])
  await jest.runAllTimersAsync()
  await finished
  expect(told).toEqual(['outcomeAsked', 'outcomeReceived', 'outcomeReceived'])
})

it('asks after a lost answer under the same name, and never says that it failed', async () => {
  const { told, notes, asks, finished } = follow([lost, lost, known('success')])
  await jest.runAllTimersAsync()
  await finished
  expect(asks).toEqual(['r1', 'r1', 'r1'])
  expect(told).toEqual(['outcomeAsked', 'outcomeLost', 'outcomeAsked', 'outcomeLost', 'outcomeAsked', 'outcomeReceived'])
  expect(notes).toEqual(['money moved'])
})

it('leaves the asking to the user when nothing is heard, and forgets nothing', async () => {
  const { asks, told, notes, finished } = follow([lost])
  await jest.runAllTimersAsync()
  await finished
  expect(asks).toHaveLength(1 + ASK_PAUSES.length)
  expect(notes).toEqual([])
  expect(new Set(told)).toEqual(new Set(['outcomeAsked', 'outcomeLost']))
})

it.each([true, false])('takes a refusal for an answer (first time: %s)', async (isFirst) => {
  const { told, notes, finished } = follow([refused], isFirst)
  await jest.runAllTimersAsync()
  await finished
  expect([told, notes]).toEqual([['outcomeAsked', 'withdrawalRefused'], ['refused: no']])
})

it('undoes an order that was turned away at the door, but not one that may have been made before', async () => {
  const first = follow([turnedAway])
  await jest.runAllTimersAsync()
  await first.finished
  expect([first.told, first.notes]).toEqual([['outcomeAsked', 'withdrawalRefused'], []])
  const later = follow([lost, turnedAway])
  await jest.runAllTimersAsync()
  await later.finished
  expect([later.told, later.notes, later.asks.length]).toEqual([['outcomeAsked', 'outcomeLost', 'outcomeAsked', 'outcomeLost'], [], 2])
})

it('asks no more when the page has gone, yet writes down that the outcome is known', async () => {
  const gone = follow([lost, known('success')])
  gone.signal.aborted = true
  await jest.runAllTimersAsync()
  await gone.finished
  expect([gone.asks.length, gone.told]).toEqual([1, ['outcomeAsked']])
  const arrived = follow([known('success')])
  arrived.signal.aborted = true
  await jest.runAllTimersAsync()
  await arrived.finished
  expect([arrived.told, arrived.notes]).toEqual([['outcomeAsked', 'outcomeReceived'], []])
  const turnedDown = follow([refused])
  turnedDown.signal.aborted = true
  await jest.runAllTimersAsync()
  await turnedDown.finished
  expect([turnedDown.told, turnedDown.notes]).toEqual([['outcomeAsked', 'withdrawalRefused'], []])
})
