import { jest } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { CODE } from '@/api/errors/errorCodes'
import { count } from '@/lib/reply/fields'
import { activityPageReply, injectCalls, page } from '@/services/candle'
import { entryRead } from '@/features/entry'
import { clearBrowser } from '../../tests/render'
import { startStore } from '../../tests/startStore'
import { useActivityPage } from './useActivityPage'

const { useTestOtherAnswerPageQuery } = injectCalls({
  testOtherAnswerPage: page({ reply: activityPageReply({ stat: { friends: count } }, {}), parse: ({ stat }) => ({ friends: stat?.friends }), showsRefusals: { friends: undefined } }),
})

afterEach(clearBrowser)

const replyOf = (friends: number) =>
  Response.json({
    errCode: 0,
    errMsg: '',
    data: {
      activityInfo: { activity: { sourceId: 'S', activityId: '1', beginTime: '2026-11-01 00:00:00', endTime: '2099-11-30 23:59:59', status: 2 }, pageConfig: {} },
      user: { promotorCode: 'P1' },
      stat: { friends },
      serverTime: '2026-11-20 10:00:00',
    },
  })

const refusal = () => Promise.resolve(Response.json({ errCode: CODE.activityEnded, errMsg: 'over', data: null }))

async function start(first = () => Promise.resolve(replyOf(3))) {
  const answers: (() => Promise<Response>)[] = [first]
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => (answers.shift() ?? (() => Promise.reject(new TypeError('offline'))))())
  const { store } = await startStore({ at: { search: '?sourceId=S' } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  )
  const { result } = renderHook(() => useActivityPage(useTestOtherAnswerPageQuery), { wrapper })
  await waitFor(() => expect(result.current.page).toBeDefined())
  const askForAnother = () => act(() => void store.dispatch(entryRead({ activityPromotorCode: 'OTHER' })))
  return { answers, result, askForAnother }
}

it('keeps what was said of another while it asks, and says that it failed where that is not answered (design §0.3)', async () => {
  const { answers, result, askForAnother } = await start()
  askForAnother()
  expect(result.current).toMatchObject({ page: { friends: 3 }, error: undefined, isFetching: true })
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current).toMatchObject({ page: undefined, error: { kind: 'network' } })
  answers.push(() => Promise.resolve(replyOf(4)))
  await act(async () => void (await result.current.refetch()))
  expect(result.current).toMatchObject({ page: { friends: 4 }, error: undefined })
})

it('keeps its own answer where it is asked anew and that fails', async () => {
  const { result } = await start()
  await act(async () => void (await result.current.refetch()))
  expect(result.current).toMatchObject({ page: { friends: 3 }, error: { kind: 'network' } })
})

it('still shows the page behind a refusal that the campaign shows by itself (spec 2 §4)', async () => {
  const { answers, result, askForAnother } = await start()
  answers.push(refusal)
  askForAnother()
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current.page).toMatchObject({ friends: 3, status: 'finished' })
})

describe('the page behind such a refusal stays where the next call is lost', () => {
  it.each([
    ['refused from the start', refusal, undefined],
    ['open before', () => Promise.resolve(replyOf(3)), 3],
  ])('%s', async (_, first, friends) => {
    const { answers, result } = await start(first)
    answers.push(refusal)
    const ask = () => act(async () => void (await result.current.refetch()))
    await ask()
    // However often that happens.
    for (let tries = 0; tries < 2; tries += 1) {
      await ask()
      expect(result.current).toMatchObject({ page: { friends, status: 'finished' }, error: { kind: 'network' } })
    }
    answers.push(() => Promise.resolve(replyOf(4)))
    await ask()
    expect(result.current).toMatchObject({ page: { friends: 4, status: 'open' }, error: undefined })
  })
})
