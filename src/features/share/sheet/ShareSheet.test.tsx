import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { LazyToasts } from '@/ui/feedback/LazyToasts'
import { toast, toastRenderer } from '@/ui/feedback/toast'
import { ThemeProvider } from '@/ui/theme'
import { notePosterWords } from '../../../../tests/posterWords'
import { clearBrowser, testSession } from '../../../../tests/render'
import { startStore } from '../../../../tests/startStore'
import { shareChannels } from '../shareChannels'
import { shareSheetOf } from './ShareSheet'

const link = 'https://h5.example.com/market-platform-h5/a?sourceId=S1&promotorCode=P1'
const nothing = () => undefined
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const poster = () => screen.queryByRole('img', { name: '邀请海报，扫描二维码参加活动' })

beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await clearBrowser()
})

/** The sheet, whose poster waits for an offer that `answer` gives. */
async function open({ onClose = nothing, failed = nothing }: { readonly onClose?: () => void; readonly failed?: (reason: string) => void } = {}) {
  const words = notePosterWords()
  await toastRenderer.read()
  let answer: (reply: Response) => void = nothing
  const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { store } = await startStore({ preloaded: { session: testSession('t1') } })
  const Sheet = shareSheetOf({ card: { link, title: '一起赚', desc: '', imgUrl: '' }, channels: shareChannels.standard }, { shared: nothing, failed })
  render(
    <Provider store={store}>
      <ThemeProvider>
        <LazyToasts />
        <Sheet isOpen onClose={onClose} />
      </ThemeProvider>
    </Provider>,
  )
  const say = () => answer(Response.json({ errCode: 0, errMsg: '', data: { inviter: { mobileMask: '138****8000', nickName: '', avatar: '' }, rewardAmount: 2000 } }))
  return { words, asked, say, makePoster: () => void fireEvent.click(screen.getByRole('button', { name: '生成海报' })) }
}

const drawings = (words: readonly string[]) => words.filter((word) => word === '一起赚').length

it('waits for the offer from when the poster asks for it, however long the sheet was open before, and draws once', async () => {
  const { words, asked, say, makePoster } = await open()
  await pass(4_000)
  expect(asked).not.toHaveBeenCalled()
  makePoster()
  await pass(2_900)
  expect(screen.getByText('海报生成中')).toBeVisible()
  expect(poster()).toBeNull()
  say()
  await pass(100)
  expect(poster()).toBeVisible()
  expect(words).toContain('¥20')
  expect(drawings(words)).toBe(1)
})

it('draws without an offer that has not come after 3 s', async () => {
  const { words, makePoster } = await open()
  makePoster()
  await pass(2_999)
  expect(poster()).toBeNull()
  await pass(1)
  expect(poster()).toBeVisible()
  expect(words.join()).not.toContain('¥')
})

describe("the system's own sheet", () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    act(() => toast.dismiss())
  })

  async function chooseMore(error: string) {
    const refuse = () => Promise.reject(new DOMException('', error))
    Object.defineProperty(navigator, 'share', { value: refuse, configurable: true })
    const onClose = jest.fn()
    const failed = jest.fn<(reason: string) => void>()
    await open({ onClose, failed })
    fireEvent.click(screen.getByRole('button', { name: '更多方式' }))
    await pass(100)
    return { onClose, failed, words: screen.queryByText('暂时无法打开，请复制链接分享') }
  }

  it('that is refused is said, and the other ways stay', async () => {
    const { onClose, failed, words } = await chooseMore('NotAllowedError')
    expect(words).toBeVisible()
    expect(failed.mock.calls).toEqual([['system']])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('that is open already is left alone', async () => {
    const { onClose, failed, words } = await chooseMore('InvalidStateError')
    expect(words).toBeNull()
    expect(failed).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
