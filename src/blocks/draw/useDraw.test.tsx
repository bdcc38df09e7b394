import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { drawSlice } from '@/features/draw'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { toast } from '@/ui/feedback/toast'
import { clearBrowser, testSession } from '../../../tests/render'
import { startStore } from '../../../tests/startStore'
import type { CallResult } from '@/api/errors/callOutcome'
import { DRAW_RETRY_DELAYS_MS, useDraw } from './useDraw'

beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await clearBrowser()
})

type Prize = { readonly id: string }
type Send = (requestId: string, input?: unknown) => Promise<CallResult<Prize>>

const prize: Prize = { id: 'P1' }
const lost: CallResult<Prize> = { error: { kind: 'network' } }
const says = (errCode: number): CallResult<Prize> => ({ error: { kind: 'business', errCode, errMsg: 'no', data: null } })
const sender = (answer: CallResult<Prize> = lost) => jest.fn<Send>().mockResolvedValue(answer)
const ALL_PAUSES = DRAW_RETRY_DELAYS_MS.reduce((sum, pause) => sum + pause, 0)

async function start(send: Send, { toastAs = (): 'error' | 'success' => 'error', user = 'U1' } = {}) {
  const { store, persistNow } = await startStore({ at: { search: '?sourceId=S1' }, preloaded: { session: { ...testSession('t1'), id: user } } })
  await store.inject([drawSlice])
  const onRefused = jest.fn()
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result: draw, unmount } = renderHook(() => useDraw<Prize, { readonly day: number } | void>({ send, toastAs, onRefused }), { wrapper })
  await act(async () => undefined)
  return { draw, unmount, persistNow, onRefused }
}

it('sends one request id, kept before it is sent, however often it is tapped, and tells the result until it is closed', async () => {
  const wasKept: boolean[] = []
  const send = jest.fn<Send>(async (id) => {
    wasKept.push(sessionStorage.getItem(`${KEY_PREFIX}draw`)?.includes(id) === true)
    return { data: prize }
  })
  const { draw } = await start(send)
  await act(async () => {
    draw.current.draw()
    draw.current.draw()
  })
  expect(draw.current.stage).toEqual({ step: 'settled', result: prize, isFresh: true })
  act(() => draw.current.draw())
  expect(send).toHaveBeenCalledTimes(1)
  act(() => draw.current.close())
  expect(draw.current.stage).toEqual({ step: 'idle' })
  await act(async () => draw.current.draw())
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(2)
  expect(wasKept).toEqual([true, true])
})

it('asks what came of a draw whose answer was lost, by the same id: at once, then now and then, then as the user wants or the network is back', async () => {
  const send = sender()
  const { draw } = await start(send)
  await act(async () => draw.current.draw())
  expect(draw.current.stage).toEqual({ step: 'asking' })
  await act(async () => jest.advanceTimersByTimeAsync(ALL_PAUSES))
  expect(draw.current.stage).toEqual({ step: 'unknown' })
  expect(send).toHaveBeenCalledTimes(1 + DRAW_RETRY_DELAYS_MS.length)
  send.mockResolvedValue({ data: prize })
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(draw.current.stage).toEqual({ step: 'settled', result: prize, isFresh: false })
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(1)
})

it('is asked again by a tap once its result is not known, and is still the same draw; who has pressed hears why there was no answer (design §5)', async () => {
  const told = jest.spyOn(toast, 'error')
  const send = sender()
  const { draw } = await start(send)
  await act(async () => draw.current.draw())
  expect(told).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTimeAsync(ALL_PAUSES))
  expect(told.mock.calls).toEqual([['网络开小差了，请稍后重试']])
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(async () => jest.advanceTimersByTimeAsync(ALL_PAUSES))
  expect([draw.current.stage.step, told.mock.calls.length]).toEqual(['unknown', 1])
  send.mockResolvedValue({ data: prize })
  await act(async () => draw.current.draw())
  expect(draw.current.stage).toMatchObject({ step: 'settled', isFresh: false })
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(1)
})

it('tells the user who has pressed why there was no answer, also where the network comes back meanwhile', async () => {
  const told = jest.spyOn(toast, 'error')
  const { draw } = await start(sender())
  await act(async () => draw.current.draw())
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(async () => jest.advanceTimersByTimeAsync(ALL_PAUSES))
  expect([draw.current.stage.step, told.mock.calls.length]).toEqual(['unknown', 1])
})

it.each(['before the answer', 'before the result was closed'])('outlives a reload %s: the same is asked, by the same id, and the same result told', async (moment) => {
  const first = sender({ data: prize })
  if (moment === 'before the answer') first.mockReturnValue(new Promise(() => undefined))
  const { draw, unmount, persistNow } = await start(first)
  await act(async () => draw.current.draw({ day: 3 }))
  persistNow()
  unmount()
  const second = sender({ data: prize })
  const reloaded = await start(second)
  expect(reloaded.draw.current.stage).toEqual({ step: 'settled', result: prize, isFresh: false })
  expect(second.mock.calls).toEqual(first.mock.calls)
  expect(second.mock.calls[0]?.[1]).toEqual({ day: 3 })
})

it('is no draw of another user of the same phone', async () => {
  const { draw, unmount, persistNow } = await start(sender())
  await act(async () => draw.current.draw())
  persistNow()
  unmount()
  const kept = sessionStorage.getItem('market-platform-h5.draw') ?? ''
  await clearBrowser()
  sessionStorage.setItem('market-platform-h5.draw', kept)
  const send = sender()
  const other = await start(send, { user: 'U2' })
  expect([other.draw.current.stage.step, send.mock.calls]).toEqual(['idle', []])
})

it.each(['error', 'success'] as const)('takes a refusal for no draw, told with the server’s words: %s', async (as) => {
  const told = jest.spyOn(toast, as)
  const { draw, onRefused } = await start(sender(says(-196754)), { toastAs: () => as })
  await act(async () => draw.current.draw())
  expect(draw.current.stage).toEqual({ step: 'idle' })
  expect(onRefused).toHaveBeenCalledWith(-196754, null, 'no')
  expect(told.mock.calls).toEqual([['no']])
})

it('keeps a draw that the end of a session has held, and lets the user ask where the session goes on with the token of another tab', async () => {
  const { draw, onRefused } = await start(sender(says(-127002)))
  await act(async () => draw.current.draw())
  expect([draw.current.stage.step, onRefused.mock.calls]).toEqual(['unknown', []])
})
