import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Ticker } from './Ticker'

const rows = ['第一行', '第二行', '第三行'].map((content, i) => ({ id: String(i), content }))

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function preferReducedMotion(isReduced: boolean): void {
  window.matchMedia = ((query: string) => ({ matches: isReduced && query.includes('reduce') })) as unknown as typeof window.matchMedia
}

describe('Ticker', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    preferReducedMotion(false)
  })

  afterEach(() => {
    jest.useRealTimers()
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  })

  it('shows one row every 3 s, round and round', () => {
    render(<Ticker rows={rows} summary="最新动态" />)
    expect(screen.getByText('第一行')).toBeVisible()
    pass(3000)
    expect(screen.getByText('第二行')).toBeVisible()
    pass(6000)
    expect(screen.getByText('第一行')).toBeVisible()
  })

  it('gives readers one still line instead of the moving ones', () => {
    render(<Ticker rows={rows} summary="138****5678 等 20 人已提现" />)
    expect(screen.getByText('138****5678 等 20 人已提现')).toBeInTheDocument()
    expect(screen.getByText('第一行').closest('[aria-hidden]')).not.toBeNull()
  })

  it('stops and goes on by its button', () => {
    render(<Ticker rows={rows} summary="" />)
    fireEvent.click(screen.getByRole('button', { name: '暂停滚动' }))
    pass(9000)
    expect(screen.getByText('第一行')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '继续滚动' }))
    pass(3000)
    expect(screen.getByText('第二行')).toBeVisible()
  })

  it('goes on after a tap on its button, which then has the pointer and the focus', async () => {
    render(<Ticker rows={rows} summary="" />)
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    await user.click(screen.getByRole('button', { name: '暂停滚动' }))
    pass(9000)
    expect(screen.getByText('第一行')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '继续滚动' }))
    pass(3000)
    expect(screen.getByText('第二行')).toBeVisible()
  })

  it('waits while pointed at, focused, or out of sight', () => {
    render(<Ticker rows={rows} summary="" />)
    const button = screen.getByRole('button')
    fireEvent.mouseEnter(screen.getByText('第一行').parentElement?.parentElement?.parentElement as HTMLElement)
    pass(6000)
    fireEvent.mouseLeave(screen.getByText('第一行').parentElement?.parentElement?.parentElement as HTMLElement)
    act(() => button.focus())
    pass(6000)
    act(() => button.blur())
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    pass(6000)
    expect(screen.getByText('第一行')).toBeVisible()
  })

  it('does not move with reduced motion, and has no button then', () => {
    preferReducedMotion(true)
    render(<Ticker rows={rows} summary="" />)
    pass(9000)
    expect(screen.getByText('第一行')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is nothing without rows', () => {
    const { container } = render(<Ticker rows={[]} summary="" />)
    expect(container).toBeEmptyDOMElement()
  })
})
