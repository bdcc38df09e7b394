import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Sheet } from '../overlay/Sheet'
import { LazyToasts } from './LazyToasts'
import { toast, toastRenderer } from './toast'

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const say = (speak: () => void) => act(speak)

describe('toast', () => {
  beforeEach(async () => {
    jest.useFakeTimers()
    render(<LazyToasts />)
    await act(() => toastRenderer.read())
  })

  afterEach(() => {
    act(() => toast.dismiss())
    jest.useRealTimers()
  })

  it.each(['success', 'error', 'warning'] as const)('shows %s for 2 seconds (spec 2 §9)', (kind) => {
    say(() => toast[kind]('验证码已发送'))
    pass(1900)
    expect(screen.getByText('验证码已发送')).toBeVisible()
    pass(100)
    pass(300)
    expect(screen.queryByText('验证码已发送')).toBeNull()
  })

  it('can stay longer, as the one-click failure does for 3 s (spec 1 §9)', () => {
    say(() => toast.error('已切换其他登录方式', 3000))
    pass(2900)
    expect(screen.getByText('已切换其他登录方式')).toBeVisible()
  })

  it('interrupts readers for errors and warnings only', () => {
    say(() => toast.error('网络异常'))
    expect(screen.getByRole('alert')).toHaveTextContent('网络异常')
    say(() => toast.success('登录成功'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('登录成功')
  })

  it('keeps a loading toast until it is closed', () => {
    let close = () => {}
    say(() => (close = toast.loading('提交中')))
    pass(600_000)
    expect(screen.getByRole('status')).toHaveTextContent('提交中')
    say(() => close())
    expect(screen.queryByText('提交中')).toBeNull()
  })

  it('shows one at a time: what comes replaces what is there, and closing late closes nothing else', () => {
    let close = () => {}
    say(() => (close = toast.loading('提交中')))
    say(() => toast.error('余额不足'))
    expect(screen.queryByText('提交中')).toBeNull()
    say(() => close())
    expect(screen.getByText('余额不足')).toBeVisible()
    pass(2000)
    pass(300)
    expect(screen.queryByText('余额不足')).toBeNull()
  })
})

it('is heard over a sheet that was open before it', async () => {
  render(
    <main>
      <p>活动规则</p>
      <LazyToasts />
      <Sheet isOpen onClose={() => undefined} title="分享">
        复制链接
      </Sheet>
    </main>,
  )
  expect(screen.getByText('活动规则')).toHaveAttribute('aria-hidden', 'true')
  await act(() => toastRenderer.read())
  say(() => toast.error('网络异常'))
  expect(screen.getByRole('alert')).toHaveTextContent('网络异常')
  say(() => toast.dismiss())
})
