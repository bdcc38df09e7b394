import { jest } from '@jest/globals'
import { act, renderHook, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import type { CallResult } from '@/api/errors/callOutcome'
import { paySlice } from '@/features/pay'
import { USER_KEY_PREFIX } from '@/lib/storage/storageKeys'
import { installNativeApp, type NativeAppCall, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'
import type { MadeOrder, PayResult } from '@/services/candle'
import { toast } from '@/ui/feedback/toast'
import { LayerHost } from '@/ui/overlay/LayerHost'
import { clearBrowser, testSession } from '../../../tests/render'
import { startStore } from '../../../tests/startStore'
import { RESULT_POLL } from './askResult'
import { giveUpIntent, payAgainIntent } from './payData'
import { ORDER_PAUSES } from './payFlow'
import { usePay } from './usePay'

let app: NativeAppStub | undefined
beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  app?.remove()
  jest.useRealTimers()
  jest.restoreAllMocks()
  await clearBrowser()
})

const POLL_MS = RESULT_POLL.every * RESULT_POLL.atMost
const ORDER_MS = ORDER_PAUSES.reduce((sum, pause) => sum + pause, 0)

const made: MadeOrder = { orderNo: 'N1', cents: 10_000, payToken: 'T1' }
const stands = (status: PayResult['status']): CallResult<PayResult> => ({ data: { orderNo: 'N1', status, cents: 10_000, paidAt: '' } })
const lost = { error: { kind: 'network' } }
const says = (errCode: number) => ({ error: { kind: 'business', errCode, errMsg: 'no', data: null } })

type Order = (requestId: string, input: string, cents: number) => Promise<CallResult<MadeOrder>>
type Look = (orderNo: string) => Promise<CallResult<PayResult>>

const panel = (handle: (call: NativeAppCall) => void) => (app = installNativeApp(handle))
const panels = () => app?.calls.filter(({ method }) => method === 'openPay').length
const kept = () => localStorage.getItem(`${USER_KEY_PREFIX}pay`) ?? ''

async function start({ order = jest.fn<Order>().mockResolvedValue({ data: made }), look = jest.fn<Look>().mockResolvedValue(stands('unpaid')), onHandedOver }: { order?: jest.Mock<Order>; look?: jest.Mock<Look>; onHandedOver?: (orderNo: string) => void } = {}) {
  const { store } = await startStore({ at: { search: '?sourceId=S1' }, preloaded: { session: { ...testSession('t1'), id: 'U1' } } })
  await store.inject([paySlice])
  const onChanged = jest.fn()
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <Provider store={store}>
      {children}
      <LayerHost />
    </Provider>
  )
  const { result: pay, unmount } = renderHook(() => usePay<string, PayResult>({ name: 'test', order, look, onChanged, ...(onHandedOver && { onHandedOver }) }), { wrapper })
  await act(async () => undefined)
  return { pay, order, look, onChanged, unmount, step: () => pay.current.data.step }
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms))
const ids = (order: jest.Mock<Order>) => new Set(order.mock.calls.map(([id]) => id)).size

it('makes one order for two taps, kept before it is sent, hands over what was shown, and says paid when the server does', async () => {
  const wasKept: boolean[] = []
  const order = jest.fn<Order>(async (id) => {
    wasKept.push(kept().includes(id))
    return { data: made }
  })
  const handedOver: boolean[] = []
  panel(({ answer }) => {
    handedOver.push(kept().includes('"isHandedOver":true'))
    answer({ code: '0' })
  })
  const { pay, look, step, onChanged } = await start({ order })
  await act(async () => {
    pay.current.actions.pay('A', 10_000)
    pay.current.actions.pay('A', 10_000)
  })
  expect(order.mock.calls.map(([, ...rest]) => rest)).toEqual([['A', 10_000]])
  expect(app?.calls.map(({ params }) => params)).toEqual([{ orderNo: 'N1', amount: 10_000, payToken: 'T1' }])
  expect([wasKept, handedOver]).toEqual([[true], [true]])
  // The panel says it, which proves nothing.
  expect(step()).toBe('checking')
  look.mockResolvedValue(stands('paid'))
  await pass(RESULT_POLL.every)
  expect([step(), onChanged.mock.calls.length]).toEqual(['paid', 1])
  act(() => pay.current.actions.closePay())
  expect(step()).toBe('idle')
  expect(onChanged).toHaveBeenCalledTimes(2)
  expect(kept()).not.toContain('N1')
})

it.each<[string, unknown]>([['says success', { code: '0' }], ['says nothing understood', '<html>']])('asks five times, two seconds apart, after a panel that %s, and then says 处理中; the user looks again', async (_, reply) => {
  panel(({ answer }) => answer(reply))
  const { pay, order, look, step } = await start()
  await act(async () => pay.current.actions.pay('A', 10_000))
  await pass(POLL_MS - 1)
  expect([step(), look.mock.calls.length]).toEqual(['checking', 4])
  await pass(1)
  expect([step(), look.mock.calls.length]).toEqual(['processing', 5])
  look.mockResolvedValue(stands('paid'))
  await act(async () => pay.current.actions.lookAgain())
  await pass(RESULT_POLL.every)
  expect(step()).toBe('paid')
  expect([order.mock.calls.length, panels()]).toEqual([1, 1])
})

it('keeps the order of a panel that never answers, lets the user look, and never opens a second one by itself', async () => {
  panel(() => undefined)
  const first = await start()
  await act(async () => first.pay.current.actions.pay('A', 10_000))
  expect(first.step()).toBe('paying')
  await act(async () => first.pay.current.actions.lookAgain())
  await pass(POLL_MS)
  expect(first.step()).toBe('processing')
  first.unmount()
  // As a reload, and as a second tab.
  const second = await start()
  expect(second.step()).toBe('checking')
  await pass(POLL_MS)
  expect(second.step()).toBe('processing')
  act(() => second.pay.current.actions.pay('B', 20_000))
  expect([first.order.mock.calls.length, second.order.mock.calls.length, panels()]).toEqual([1, 0, 1])
})

it.each([['-1', 'cancelled'], ['99', 'failed']])('knows after a panel that says %s (%s), and a server that says unpaid, that the same order can be paid', async (code) => {
  panel(({ answer }) => answer({ code }))
  const { pay, order, look, step } = await start()
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect([step(), look.mock.calls.length]).toEqual(['unpaid', 1])
  await act(async () => pay.current.actions.payAgain())
  expect([order.mock.calls.length, ids(order), panels()]).toEqual([2, 1, 2])
  act(() => pay.current.actions.giveUp())
  await act(async () => undefined)
  expect(step()).toBe('idle')
  await act(async () => pay.current.actions.pay('B', 10_000))
  expect(ids(order)).toBe(2)
})

it('does not take a cancelled panel’s word for it where the server cannot be asked', async () => {
  panel(({ answer }) => answer({ code: '-1' }))
  const { pay, step } = await start({ look: jest.fn<Look>().mockResolvedValue(lost) })
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect(step()).toBe('processing')
})

it('tells of a payment although the panel says cancelled', async () => {
  panel(({ answer }) => answer({ code: '-1' }))
  const { pay, step } = await start({ look: jest.fn<Look>().mockResolvedValue(stands('paid')) })
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect(step()).toBe('paid')
})

it('opens nothing in a host without a panel, says so, and keeps the order for another host', async () => {
  panel(({ answer }) => answer({ code: '1' }))
  const { pay, step } = await start()
  expect(pay.current.data.canPay).toBe(true)
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect(pay.current.data.canPay).toBe(false)
  expect(step()).toBe('unpaid')
})

it('asks for the same order again where its answer is lost, then leaves it to the user', async () => {
  panel(({ answer }) => answer({ code: '0' }))
  const order = jest.fn<Order>().mockResolvedValue(lost)
  const { pay, step } = await start({ order })
  await act(async () => pay.current.actions.pay('A', 10_000))
  await pass(ORDER_MS)
  expect([step(), order.mock.calls.length, panels()]).toEqual(['unsure', ORDER_PAUSES.length, 0])
  order.mockResolvedValue({ data: made })
  await act(async () => pay.current.actions.payAgain())
  expect([step(), ids(order), panels()]).toEqual(['checking', 1, 1])
})

it.each([
  ['is refused', says(-196251), 'no'],
  ['is of another amount', { data: { ...made, cents: 9_900 } }, '价格有变化，请重新选择'],
])('opens no panel for an order that %s, and says why', async (_, answer, words) => {
  panel(({ answer: yes }) => yes({ code: '0' }))
  const told = jest.spyOn(toast, 'error').mockImplementation(() => undefined)
  const { pay, step, onChanged } = await start({ order: jest.fn<Order>().mockResolvedValue(answer) })
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect([step(), panels()]).toEqual(['idle', 0])
  expect(told).toHaveBeenCalledWith(words)
  expect(onChanged).toHaveBeenCalledTimes(1)
})

it.each([
  ['is refused', says(-196251), 'no'],
  ['is of another amount now', { data: { ...made, cents: 9_900 } }, '价格有变化，请重新选择'],
])('keeps an order that may be paid where it %s at a further try, says why, and asks how it stands', async (_, answer, words) => {
  panel(({ answer: yes }) => yes('<html>'))
  const told = jest.spyOn(toast, 'error').mockImplementation(() => undefined)
  const { pay, order, look, step, onChanged } = await start()
  await act(async () => pay.current.actions.pay('A', 10_000))
  await pass(POLL_MS)
  const asked = look.mock.calls.length
  order.mockResolvedValue(answer)
  await act(async () => pay.current.actions.payAgain())
  await pass(POLL_MS)
  expect(told).toHaveBeenCalledWith(words)
  expect([step(), look.mock.calls.length, panels(), onChanged.mock.calls.length]).toEqual(['processing', asked + RESULT_POLL.atMost, 1, 0])
  expect(kept()).toContain('N1')
})

it('keeps the order while the session has ended: nobody knows', async () => {
  panel(({ answer }) => answer({ code: '0' }))
  const { pay, step } = await start({ order: jest.fn<Order>().mockResolvedValue(says(-127_002)) })
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect([step(), panels()]).toEqual(['unsure', 0])
})

it('hands what follows to the campaign’s own page, where it has one', async () => {
  panel(({ answer }) => answer({ code: '0' }))
  const onHandedOver = jest.fn()
  const { pay, look } = await start({ onHandedOver })
  await act(async () => pay.current.actions.pay('A', 10_000))
  expect(onHandedOver).toHaveBeenCalledWith('N1')
  expect(look).not.toHaveBeenCalled()
})

describe('passed on by the page of the result', () => {
  /** An order whose panel said nothing. */
  async function handedOver() {
    panel(({ answer }) => answer('<html>'))
    const started = await start({ onHandedOver: () => undefined })
    await act(async () => started.pay.current.actions.pay('A', 10_000))
    return { ...started, passOn: (intent: string) => act(async () => started.pay.current.intents[intent]?.()) }
  }

  it.each<[string, CallResult<PayResult>, number, string]>([
    ['unpaid', stands('unpaid'), 2, 'paying'],
    ['paid', stands('paid'), 1, 'paid'],
    ['under way', stands('processing'), 1, 'processing'],
    ['over', stands('closed'), 1, 'over'],
    ['not known', lost, 1, 'processing'],
  ])('opens a panel for its order only where the server then says unpaid (config/adr/0015): %s', async (_, answer, opened, step) => {
    const { passOn, look, order, ...pay } = await handedOver()
    look.mockResolvedValue(answer)
    await passOn(payAgainIntent('N1'))
    expect([panels(), look.mock.calls.length, ids(order), pay.step()]).toEqual([opened, 1, 1, step])
  })

  it('does nothing with another order than the open one', async () => {
    const { pay, passOn, look } = await handedOver()
    await passOn(payAgainIntent('N2'))
    await passOn(giveUpIntent('N2'))
    expect([panels(), look.mock.calls.length, pay.current.data.cents]).toEqual([1, 0, 10_000])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('takes over what another tab does: its order, and that it is over', async () => {
  panel(({ answer }) => answer({ code: '0' }))
  const { pay, order, step, onChanged } = await start()
  const write = (open: object) => {
    localStorage.setItem(`${USER_KEY_PREFIX}pay`, JSON.stringify({ open, _persist: { version: 2, rehydrated: true } }))
    window.dispatchEvent(new StorageEvent('storage', { key: `${USER_KEY_PREFIX}pay`, newValue: localStorage.getItem(`${USER_KEY_PREFIX}pay`) }))
  }
  await act(async () => write({ 'S1 U1 test': { requestId: 'R9', input: 'A', cents: 5_000, orderNo: 'N9', isHandedOver: true, panelSince: null } }))
  expect([step(), pay.current.data.cents]).toEqual(['checking', 5_000])
  act(() => pay.current.actions.pay('B', 10_000))
  expect(order).not.toHaveBeenCalled()
  await act(async () => write({}))
  expect(step()).toBe('idle')
  expect(onChanged).toHaveBeenCalledTimes(1)
})

it('sees an order of another tab at the tap, before the browser has told of it', async () => {
  panel(({ answer }) => answer({ code: '0' }))
  const { pay, order } = await start()
  localStorage.setItem(`${USER_KEY_PREFIX}pay`, JSON.stringify({ open: { 'S1 U1 test': { requestId: 'R9', input: 'A', cents: 5_000, orderNo: 'N9', isHandedOver: true, panelSince: null } }, _persist: { version: 2, rehydrated: true } }))
  await act(async () => pay.current.actions.pay('B', 10_000))
  expect([order.mock.calls.length, panels(), pay.current.data.cents]).toEqual([0, 0, 5_000])
})

describe('with a panel that another tab has open', () => {
  const order = { requestId: 'R9', input: 'A', cents: 10_000, orderNo: 'N1', isHandedOver: true }
  const write = (more: object) => {
    localStorage.setItem(`${USER_KEY_PREFIX}pay`, JSON.stringify({ open: { 'S1 U1 test': { ...order, ...more } }, _persist: { version: 2, rehydrated: true } }))
    window.dispatchEvent(new StorageEvent('storage', { key: `${USER_KEY_PREFIX}pay`, newValue: localStorage.getItem(`${USER_KEY_PREFIX}pay`) }))
  }

  it('opens no second one by itself, and says so', async () => {
    panel(() => undefined)
    const { pay, step } = await start()
    await act(async () => write({ panelSince: Date.now() }))
    await pass(POLL_MS)
    expect([step(), pay.current.data.isElsewhere]).toEqual(['processing', true])
    await act(async () => pay.current.actions.payAgain())
    await pass(1_000)
    expect([step(), panels(), pay.current.data.isElsewhere]).toEqual(['processing', 0, true])
  })

  it.each([
    ['comes back to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is online again', () => window.dispatchEvent(new Event('online'))],
  ])('opens a second one on the word of a user who %s before giving it', async (_, happen) => {
    panel(() => undefined)
    const { pay, step } = await start()
    await act(async () => write({ panelSince: Date.now() }))
    await pass(POLL_MS)
    await act(async () => pay.current.actions.payAgain())
    await pass(1_000)
    await act(async () => void happen())
    await act(async () => screen.getByRole('button', { name: '在此支付' }).click())
    expect([step(), panels()]).toEqual(['paying', 1])
  })

  it('looks by itself once that one has answered, and pays without asking', async () => {
    panel(({ answer }) => answer({ code: '-1' }))
    const { pay, look, step } = await start()
    await act(async () => write({ panelSince: Date.now() }))
    await pass(POLL_MS)
    const asked = look.mock.calls.length
    await act(async () => write({ panelSince: null, isHandedOver: false }))
    expect([step(), look.mock.calls.length]).toEqual(['unpaid', asked + 1])
    await act(async () => pay.current.actions.payAgain())
    expect(panels()).toBe(1)
  })

  it('does not say of that one what its own said later', async () => {
    let answer: NativeAppCall['answer'] = () => undefined
    panel((call) => (answer = call.answer))
    const { pay } = await start({ order: jest.fn<Order>().mockResolvedValue({ data: made }) })
    await act(async () => pay.current.actions.pay('A', 10_000))
    const stored = JSON.parse(kept()) as { open: Record<string, { requestId: string }> }
    await act(async () => write({ requestId: stored.open['S1 U1 test']?.requestId, panelSince: Date.now() + 5 }))
    await act(async () => answer({ code: '-1' }))
    expect(kept()).toContain('"isHandedOver":true')
  })
})
