import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { cashInviteSlice, type WithdrawOrder, type WithdrawReply } from '@/features/cashInvite'
import type { Withdrawal } from '@/services/candle'
import { clearBrowser, testSession } from '../../../tests/render'
import { startStore } from '../../../tests/startStore'
import { useWithdrawal } from './useWithdrawal'

beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await clearBrowser()
})

const KEY = 'market-platform-h5.cashInvite'
const USER_KEY = 'market-platform-h5.user.cashInvite'
const FORMER_KEY = 'market-platform-h5:withdrawal'
const NOW = '2026-11-20 10:00:00'
const lost: WithdrawReply = { error: { kind: 'network' } }
const row = (status: Withdrawal['status'] = 'success', id = 'W1'): Withdrawal => ({ id, cents: 2000, appliedAt: '2026-11-20 10:00:01', arrivesAt: '', channelName: '', status, failReason: '' })
const session = testSession('t1')
const owner = `S1 ${session.id}`
const order: WithdrawOrder = { requestId: 'r1', cents: 2000, sentAt: NOW, known: [], isUnknown: true }
const written = (values: object) => JSON.stringify({ owner, ...values, _persist: { version: 2, rehydrated: true } })
const stored = (): unknown => JSON.parse(localStorage.getItem(USER_KEY) ?? 'null')

type Send = (order: WithdrawOrder) => Promise<WithdrawReply>
const sender = () => jest.fn<Send>().mockResolvedValue(lost)
type List = () => Promise<{ readonly data?: readonly Withdrawal[] }>
const lister = (rows: readonly Withdrawal[] = []) => jest.fn<List>().mockResolvedValue({ data: rows })

async function start(send: Send, list: List = lister(), known: Partial<typeof session> = {}) {
  const { store, persistNow } = await startStore({ at: { search: '?sourceId=S1' }, preloaded: { session: { ...session, ...known } } })
  await store.inject([cashInviteSlice])
  const [onMoneyMoved, onRefused] = [jest.fn(), jest.fn()]
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => <Provider store={store}>{children}</Provider>
  const open = () => renderHook(() => useWithdrawal({ send: (sent) => () => send(sent), list: () => list, serverTime: () => NOW, onMoneyMoved, onRefused }), { wrapper })
  const { result, unmount } = open()
  await act(async () => undefined)
  return { desk: result, unmount, openAgain: () => open().result, persistNow, onMoneyMoved, onRefused }
}

/** The storage as another tab has written it, which the browser tells this one. */
async function hearFromAnotherTab(values: object): Promise<void> {
  localStorage.setItem(USER_KEY, written(values))
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY, newValue: localStorage.getItem(USER_KEY) })))
}

it('sends once: what became of it is asked of the list, with nothing that was known before, until its time is up (spec 2 §7.2)', async () => {
  const [send, list] = [sender(), lister([row('success', 'W0')])]
  const { desk } = await start(send, list)
  await act(async () => desk.current.order(2000))
  expect(desk.current.stage).toMatchObject({ step: 'confirming', order: { sentAt: NOW, known: ['W0'] } })
  await act(async () => jest.advanceTimersByTimeAsync(60_000))
  expect(desk.current.stage).toMatchObject({ step: 'unknown', isAsking: false })
  expect([send.mock.calls.length, list.mock.calls.length]).toEqual([1, 7])
  list.mockResolvedValue({ data: [row(), row('success', 'W0')] })
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(desk.current.stage).toMatchObject({ step: 'settled', withdrawal: { id: 'W1' } })
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends it once more only when the user wants it, however often they tap', async () => {
  localStorage.setItem(USER_KEY, written({ order }))
  const send = sender().mockReturnValue(new Promise(() => undefined))
  const { desk } = await start(send)
  expect([desk.current.stage, send.mock.calls]).toMatchObject([{ step: 'unknown' }, []])
  await act(async () => {
    desk.current.repeat()
    desk.current.repeat()
  })
  expect(send.mock.calls).toMatchObject([[{ requestId: 'r1', cents: 2000 }]])
  expect(desk.current.stage.step).toBe('confirming')
})

it('looks for one that was sent once more, and whose answer was lost again, as often as the first time', async () => {
  localStorage.setItem(USER_KEY, written({ order }))
  const [send, list] = [sender(), lister()]
  const { desk } = await start(send, list)
  await act(async () => desk.current.repeat())
  expect([send.mock.calls.length, desk.current.stage.step]).toEqual([1, 'confirming'])
  list.mockResolvedValue({ data: [row()] })
  await act(async () => jest.advanceTimersByTimeAsync(2_000))
  expect(desk.current.stage).toMatchObject({ step: 'settled', withdrawal: { id: 'W1' } })
})

describe('while it is sent once more, a return to the page', () => {
  it('does not keep it from being sent', async () => {
    localStorage.setItem(USER_KEY, written({ order }))
    const [send, list] = [sender(), lister()]
    const { desk } = await start(send, list)
    let answer: (listed: Awaited<ReturnType<List>>) => void = () => undefined
    list.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await act(async () => desk.current.repeat())
    await act(async () => desk.current.look())
    expect(send).not.toHaveBeenCalled()
    await act(async () => answer({ data: [] }))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('does not keep its refusal from being told', async () => {
    localStorage.setItem(USER_KEY, written({ order }))
    let answer: (reply: WithdrawReply) => void = () => undefined
    const { desk, onRefused } = await start(sender().mockReturnValue(new Promise((resolve) => (answer = resolve))))
    await act(async () => desk.current.repeat())
    await act(async () => void window.dispatchEvent(new Event('online')))
    await act(async () => answer({ error: { kind: 'business', errCode: -196_607, errMsg: 'no', data: null } }))
    expect(onRefused.mock.calls).toMatchObject([[{ cause: 'nameRequired' }]])
    expect(desk.current.stage).toMatchObject({ step: 'unknown', isAsking: false })
  })
})

it('lets the user begin anew, with what they had typed', async () => {
  localStorage.setItem(USER_KEY, written({ order }))
  const { desk, persistNow } = await start(sender())
  act(() => desk.current.type('7'))
  act(() => desk.current.abandon())
  expect([desk.current.stage, desk.current.typed]).toEqual([{ step: 'editing' }, '7'])
  persistNow()
  // Other tabs let go of it by its name, which says nothing of the user.
  expect(stored()).toEqual({ settled: 'r1', _persist: { version: 2, rehydrated: true } })
})

it('has written an order down before it is sent, for each tab: a page that dies on the way still knows of it', async () => {
  let kept: unknown
  const { desk } = await start((sent) => {
    kept = { sent, stored: (stored() as { order?: unknown }).order }
    return new Promise(() => undefined)
  })
  await act(async () => desk.current.order(2000))
  expect(kept).toMatchObject({ sent: { cents: 2000, sentAt: NOW }, stored: { cents: 2000, sentAt: NOW } })
  expect(kept).toHaveProperty('stored', (kept as { sent: unknown }).sent)
})

it('goes on after a reload, and in a new tab, by asking the list alone', async () => {
  localStorage.setItem(USER_KEY, written({ order: { ...order, isUnknown: false } }))
  sessionStorage.setItem(KEY, written({ typed: '20' }))
  const send = sender()
  const { desk } = await start(send, lister([row()]))
  expect([desk.current.stage, send.mock.calls]).toMatchObject([{ step: 'settled', withdrawal: { id: 'W1' } }, []])
})

it('brings back after a reload what another tab has put aside for another activity (config/adr/0003)', async () => {
  localStorage.setItem(USER_KEY, written({ owner: undefined, others: { [owner]: order } }))
  sessionStorage.setItem(KEY, written({ typed: '50' }))
  const send = sender()
  const { desk } = await start(send)
  expect([desk.current.typed, desk.current.stage, send.mock.calls]).toMatchObject(['50', { step: 'unknown', order: { requestId: 'r1' } }, []])
})

it('leaves to the user what an earlier release kept, and asks nothing of it that the list cannot tell', async () => {
  sessionStorage.setItem(FORMER_KEY, JSON.stringify({ owner, typed: '20', order: { requestId: 'r1', cents: 2000 } }))
  const send = sender()
  const { desk, persistNow } = await start(send, lister([row()]))
  expect([desk.current.typed, desk.current.stage, send.mock.calls]).toMatchObject(['20', { step: 'unknown', order: { requestId: 'r1' } }, []])
  persistNow()
  await act(async () => undefined)
  expect([stored(), sessionStorage.getItem(FORMER_KEY)]).toMatchObject([{ order: { requestId: 'r1' } }, null])
})

it.each(['{', '7', '{"owner":"S1 U000000000001","order":7}', written({ order }).replace('U000000000001', 'U2')])('begins with an empty form where %s was kept', async (text) => {
  localStorage.setItem(USER_KEY, text)
  const send = sender()
  const { desk } = await start(send)
  expect([desk.current.typed, desk.current.stage, send.mock.calls]).toEqual(['', { step: 'editing' }, []])
})

it('lives in memory where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { desk, unmount, openAgain } = await start(sender())
  await act(async () => desk.current.order(2000))
  unmount()
  const again = openAgain()
  await act(async () => undefined)
  expect(again.current.stage).toMatchObject({ step: 'confirming', order: { cents: 2000 } })
})

describe('another tab of the user', () => {
  it('tells of an order of unknown outcome that was sent there, and looks for it too, without sending it', async () => {
    const [send, list] = [sender(), lister()]
    const { desk } = await start(send, list)
    await hearFromAnotherTab({ order: { ...order, isUnknown: false } })
    expect(desk.current.stage).toMatchObject({ step: 'confirming', order: { requestId: 'r1' } })
    list.mockResolvedValue({ data: [row()] })
    await act(async () => jest.advanceTimersByTimeAsync(1_500))
    expect([desk.current.stage.step, send.mock.calls]).toEqual(['settled', []])
  })

  it('tells the outcome too once the other knows it', async () => {
    localStorage.setItem(USER_KEY, written({ order }))
    const list = lister()
    const { desk } = await start(sender(), list)
    list.mockResolvedValue({ data: [row()] })
    await hearFromAnotherTab({ settled: 'r1' })
    expect(desk.current.stage).toMatchObject({ step: 'settled', withdrawal: { id: 'W1' } })
  })

  it('is back at the form, with a new balance, once the other knows that it was not made', async () => {
    localStorage.setItem(USER_KEY, written({ order }))
    const { desk, onMoneyMoved } = await start(sender())
    expect(desk.current.stage.step).toBe('unknown')
    await hearFromAnotherTab({ settled: 'r1' })
    expect([desk.current.stage, onMoneyMoved.mock.calls.length]).toEqual([{ step: 'editing' }, 1])
  })

  it('looks for what it was not told of while it was asleep', async () => {
    const { desk } = await start(sender())
    localStorage.setItem(USER_KEY, written({ order }))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(desk.current.stage.step).toBe('unknown')
  })

  it('looks for its own order, although the other has put it aside for another activity meanwhile (config/adr/0003)', async () => {
    const { desk } = await start(sender())
    act(() => desk.current.type('7'))
    await hearFromAnotherTab({ owner: undefined, others: { [owner]: order } })
    expect([desk.current.typed, desk.current.stage]).toMatchObject(['7', { step: 'unknown', order: { requestId: 'r1' } }])
  })

  it.each([
    ['of somebody else', written({ order }).replace('U000000000001', 'U2')],
    ['of a newer release', written({ order }).replace('"version":2', '"version":3')],
    ['of no release', '{'],
  ])('makes nothing of what is kept there %s', async (_, text) => {
    const { desk } = await start(sender())
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY, newValue: text })))
    expect(desk.current.stage).toEqual({ step: 'editing' })
  })
})

it('looks on when the page is opened again while an outcome is not known', async () => {
  const send = sender()
  const { desk, unmount, openAgain } = await start(send)
  await act(async () => desk.current.order(2000))
  unmount()
  const again = openAgain()
  expect(again.current.stage).toMatchObject({ step: 'confirming', order: { cents: 2000 } })
  await act(async () => undefined)
  expect(send).toHaveBeenCalledTimes(1)
})

it('begins with the form when the page is opened again after an outcome', async () => {
  const { desk, unmount, openAgain } = await start(sender().mockResolvedValue({ data: row() }))
  await act(async () => desk.current.order(2000))
  expect(desk.current.stage.step).toBe('settled')
  unmount()
  expect(openAgain().current.stage).toEqual({ step: 'editing' })
})

it('types, sends and asks nothing before it is known whose withdrawal it is', async () => {
  const [send, list] = [sender(), lister()]
  const { desk } = await start(send, list, { id: null })
  await act(async () => {
    desk.current.type('20')
    desk.current.order(2000)
  })
  expect([desk.current.isReady, desk.current.typed, desk.current.stage, send.mock.calls, list.mock.calls]).toEqual([false, '', { step: 'editing' }, [], []])
})
