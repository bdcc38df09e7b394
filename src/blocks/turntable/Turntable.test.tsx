import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ThemeProvider } from '@/ui/theme'
import { sectorAt } from './geometry'
import { Turntable, type Sector, type TurntableStatus } from './Turntable'

const sectors = (count: number): readonly Sector[] => Array.from({ length: count }, (_, index) => ({ label: `奖品${index}`, image: '', look: 'coupon' as const }))

let hidden = false
let reduced = false
const stopped = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  ;[hidden, reduced] = [false, false]
  stopped.mockClear()
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as typeof window.matchMedia
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(window, 'matchMedia')
})

const drawn = (status: TurntableStatus, count: number) => (
  <ThemeProvider>
    <Turntable sectors={sectors(count)} status={status} onStopped={stopped} label="抽奖" isLocked={false} onPress={() => undefined} />
  </ThemeProvider>
)
const wheel = (count = 8) => {
  const { rerender, container } = render(drawn({ phase: 'resting', at: undefined }, count))
  const base = container.querySelector<HTMLElement>('[style*="rotate"]')
  return {
    show: (status: TurntableStatus) => rerender(drawn(status, count)),
    isTurning: () => container.querySelector('[data-spins]') !== null,
    stands: () => sectorAt(Number(/rotate\(([\d.]+)/.exec(base?.style.transform ?? '')?.[1]), count),
  }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const LONGEST_SLOWING_MS = 3_200

it.each([50, 8_000])('turns at once, and stops exactly at the prize that is known after %i ms', (ms) => {
  const { show, isTurning, stands } = wheel()
  show({ phase: 'spinning' })
  expect(isTurning()).toBe(true)
  pass(ms)
  expect([isTurning(), stopped.mock.calls.length]).toEqual([true, 0])
  show({ phase: 'stopping', at: 5 })
  pass(500 + LONGEST_SLOWING_MS)
  expect([isTurning(), stopped.mock.calls.length, stands()]).toEqual([false, 1, 5])
})

it.each([2, 3, 7, 12])('stops at every one of %i sectors, time after time', (count) => {
  const { show, stands } = wheel(count)
  for (let at = count - 1; at >= 0; at--) {
    show({ phase: 'spinning' })
    show({ phase: 'stopping', at })
    pass(500 + LONGEST_SLOWING_MS)
    expect(stands()).toBe(at)
  }
  expect(stopped).toHaveBeenCalledTimes(count)
})

it('goes back to where it was when nothing was drawn, or something that is not on it', () => {
  const { show, stands } = wheel()
  show({ phase: 'resting', at: 3 })
  show({ phase: 'spinning' })
  pass(2_000)
  show({ phase: 'stopping', at: undefined })
  pass(2_000)
  expect([stands(), stopped.mock.calls.length]).toEqual([3, 1])
})

it('shows the result to a user who comes back to the tab', () => {
  const { show, stands } = wheel()
  show({ phase: 'spinning' })
  pass(600)
  show({ phase: 'stopping', at: 6 })
  pass(300)
  hidden = true
  fireEvent(document, new Event('visibilitychange'))
  expect(stopped).not.toHaveBeenCalled()
  hidden = false
  fireEvent(document, new Event('visibilitychange'))
  expect([stands(), stopped.mock.calls.length]).toEqual([6, 1])
})

it('stops at once behind another tab, and without a spin where less motion is wanted', () => {
  for (const isBehind of [true, false]) {
    stopped.mockClear()
    const { show, isTurning, stands } = wheel()
    ;[hidden, reduced] = [isBehind, !isBehind]
    show({ phase: 'spinning' })
    // Behind another tab a spin is not seen.
    expect(isTurning() && reduced).toBe(false)
    show({ phase: 'stopping', at: 2 })
    expect([stands(), stopped.mock.calls.length]).toEqual([2, 1])
    document.body.innerHTML = ''
  }
})

it('draws a sector whose picture cannot be loaded in its place, with its words', () => {
  const { container } = render(
    <ThemeProvider>
      <Turntable sectors={[{ label: '毛绒小车', image: '/gone.png', look: 'gift' }, { label: '谢谢参与', image: '', look: 'thanks' }]} status={{ phase: 'resting', at: undefined }} onStopped={stopped} label="抽奖" isLocked onPress={() => undefined} />
    </ThemeProvider>,
  )
  const picture = container.querySelector('img')
  expect(picture).toHaveAttribute('src', '/gone.png')
  if (picture) fireEvent.error(picture)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelectorAll('text')).toHaveLength(2)
  expect(screen.getByRole('button', { name: '抽奖' })).toHaveAttribute('aria-disabled', 'true')
})
