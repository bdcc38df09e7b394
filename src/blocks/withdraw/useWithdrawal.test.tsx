import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { cashInviteSlice, type WithdrawOrder, type WithdrawReply } from '@/features/cashInvite'
import { clearBrowser, testSession } from '../../../tests/render'
import { startStore } from '../../../tests/startStore'
import { useWithdrawal } from './useWithdrawal'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  clearBrowser()
})

const KEY = 'market-platform-h5.cashInvite'
const FORMER_KEY = 'market-platform-h5:withdrawal'
const lost: WithdrawReply = { error: { kind: 'network' } }
const session = testSession('t1')
const kept = { owner: `S1 ${session.id}`, typed: '50', order: { requestId: 'r1', cents: 5000 } }

type Send = (order: WithdrawOrder) => Promise<WithdrawReply>
const sender = () => jest.fn<Send>().mockResolvedValue(lost)

async function start(send: Send) {
  const { store, persistNow } = await startStore({ at: { search: '?sourceId=S1' }, preloaded: { session } })
  await store.inject([cashInviteSlice])
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => <Provider store={store}>{children}</Provider>
  const open = () => renderHook(() => useWithdrawal({ send: (order) => () => send(order), onMoneyMoved: () => undefined, onRefused: () => undefined }), { wrapper })
  const { result, unmount } = open()
  return { desk: result, unmount, openAgain: () => open().result, persistNow }
}

it('asks when the user does, not when the page would have by itself', async () => {
  const send = sender()
  const { desk } = await start(send)
  await act(async () => desk.current.order(2000))
  expect(desk.current.stage).toMatchObject({ step: 'confirming', isAsking: false })
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => desk.current.askAgain())
  expect(send).toHaveBeenCalledTimes(2)
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
  // The tries of before have ended with it: only one run goes on.
  await act(async () => jest.advanceTimersByTimeAsync(1_500))
  expect(send).toHaveBeenCalledTimes(3)
})

it('asks once, however often the user does while an answer is on its way', async () => {
  const send = sender().mockResolvedValueOnce(lost).mockReturnValue(new Promise(() => undefined))
  const { desk } = await start(send)
  await act(async () => desk.current.order(2000))
  await act(async () => desk.current.askAgain())
  await act(async () => desk.current.askAgain())
  expect(send).toHaveBeenCalledTimes(2)
})

it('has written the name of an order down before it is sent: a page that dies on the way still knows it', async () => {
  const written: unknown[] = []
  const { desk } = await start((order) => {
    written.push(order, (JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { order?: unknown }).order)
    return new Promise(() => undefined)
  })
  await act(async () => desk.current.order(2000))
  expect(written[0]).toMatchObject({ cents: 2000 })
  expect(written[1]).toEqual(written[0])
})

it.each([KEY, FORMER_KEY])('goes on after a reload with what stands under %s, under the same name', async (key) => {
  sessionStorage.setItem(key, JSON.stringify(kept))
  const send = sender()
  const { desk, persistNow } = await start(send)
  expect([desk.current.typed, desk.current.stage]).toMatchObject(['50', { step: 'confirming', order: kept.order }])
  await act(async () => undefined)
  expect(send).toHaveBeenCalledWith(kept.order)
  persistNow()
  await act(async () => undefined)
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')).toMatchObject(kept)
  expect(sessionStorage.getItem(FORMER_KEY)).toBeNull()
})

it.each(['{', '7', '{"owner":"S1 U000000000001","typed":7}', JSON.stringify({ ...kept, owner: 'S1 U2' })])('begins with an empty form where %s was kept', async (text) => {
  sessionStorage.setItem(KEY, text)
  const send = sender()
  const { desk } = await start(send)
  await act(async () => undefined)
  expect([desk.current.typed, desk.current.stage, send.mock.calls]).toEqual(['', { step: 'editing' }, []])
})

it('asks on when the page is opened again while an outcome is not known', async () => {
  const send = sender()
  const { desk, unmount, openAgain } = await start(send)
  await act(async () => desk.current.order(2000))
  unmount()
  const again = openAgain()
  expect(again.current.stage).toMatchObject({ step: 'confirming', order: { cents: 2000 } })
  await act(async () => undefined)
  expect(new Set(send.mock.calls.map(([{ requestId }]) => requestId)).size).toBe(1)
  expect(send).toHaveBeenCalledTimes(2)
})

it('begins with the form when the page is opened again after an outcome', async () => {
  const { desk, unmount, openAgain } = await start(sender().mockResolvedValue({ data: { id: 'W1', cents: 2000, appliedAt: '', arrivesAt: '', channelName: '', status: 'success', failReason: '' } }))
  await act(async () => desk.current.order(2000))
  expect(desk.current.stage.step).toBe('told')
  unmount()
  expect(openAgain().current.stage).toEqual({ step: 'editing' })
})

it('types and sends nothing before it is known whose withdrawal it is', async () => {
  const send = sender()
  const { store } = await startStore({ preloaded: { session: { ...session, id: null } } })
  await store.inject([cashInviteSlice])
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useWithdrawal({ send: (order) => () => send(order), onMoneyMoved: () => undefined, onRefused: () => undefined }), { wrapper })
  await act(async () => {
    result.current.type('20')
    result.current.order(2000)
  })
  expect([result.current.isReady, result.current.typed, result.current.stage, send.mock.calls]).toEqual([false, '', { step: 'editing' }, []])
})
