import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyBackToTop } from './LazyBackToTop'

function scrollTo(px: number): void {
  Object.defineProperty(window, 'pageYOffset', { value: px, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

describe('LazyBackToTop', () => {
  afterEach(() => {
    scrollTo(0)
    Reflect.deleteProperty(document.documentElement, 'style')
  })

  it('is there after 600 px of scroll (spec 2 §9)', async () => {
    render(<LazyBackToTop />)
    scrollTo(600)
    expect(screen.queryByRole('button')).toBeNull()
    scrollTo(601)
    expect(await screen.findByRole('button', { name: '回到顶部' })).toBeVisible()
    scrollTo(10)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['at once where smooth scrolling is unknown', false, false, 1000, [0, 0]],
    ['at once with reduced motion', true, true, 1000, [0, 0]],
    ['at once from where a list has rows to measure on the way', true, false, 17_000, [0, 0]],
    ['smoothly elsewhere', true, false, 1000, [{ top: 0, behavior: 'smooth' }]],
  ])('goes up %s', async (_, isKnown, isReduced, from, expected) => {
    Object.defineProperty(document.documentElement, 'style', { value: isKnown ? { scrollBehavior: '' } : {}, configurable: true })
    window.matchMedia = (() => ({ matches: isReduced })) as unknown as typeof window.matchMedia
    const scroll = jest.fn()
    window.scrollTo = scroll
    render(<LazyBackToTop />)
    scrollTo(from)
    await userEvent.click(await screen.findByRole('button', { name: '回到顶部' }))
    expect(scroll).toHaveBeenCalledWith(...expected)
  })
})
