import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeProvider } from '@/ui/theme'
import { laneStyle, LANES } from './drops'
import { Rain } from './Rain'

afterEach(() => void jest.useRealTimers())

function show() {
  const onEnd = jest.fn<(catches: readonly number[] | undefined) => void>()
  const { container } = render(
    <ThemeProvider>
      <Rain seconds={10} onEnd={onEnd} />
    </ThemeProvider>,
  )
  const drop = (lane: number) => container.querySelector(`[data-lane="${lane}"]`) as HTMLElement
  return { onEnd, drop, nodes: () => container.querySelectorAll('*').length }
}

it('sends each drop that was tapped, once, when the time of the server is over', () => {
  jest.useFakeTimers()
  const { onEnd, drop } = show()
  fireEvent.mouseDown(drop(3))
  fireEvent.mouseDown(drop(3))
  fireEvent.touchStart(drop(0), { changedTouches: [{ clientX: 1, clientY: 1 }] })
  // The same element falls again: another drop.
  fireEvent.animationIteration(drop(3))
  fireEvent.touchStart(drop(3), { changedTouches: [{ clientX: 1, clientY: 1 }] })
  jest.advanceTimersByTime(9_999)
  expect(onEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onEnd.mock.calls).toEqual([[[3, 0, 3 + LANES]]])
})

it('takes no drop for the mouse that a touch is followed by', () => {
  jest.useFakeTimers()
  const { onEnd, drop } = show()
  fireEvent.touchStart(drop(1), { changedTouches: [{ clientX: 1, clientY: 1 }] })
  fireEvent.mouseDown(drop(2))
  jest.advanceTimersByTime(10_000)
  expect(onEnd.mock.calls).toEqual([[[1]]])
})

it('is opened without the rain by who does not want to wait, and is made of 40 elements at most', async () => {
  const { onEnd, nodes } = show()
  expect(nodes()).toBeLessThanOrEqual(40)
  await userEvent.click(screen.getByRole('button', { name: '直接开奖' }))
  expect(onEnd).toHaveBeenCalledWith(undefined)
})

it('sends what was caught by then, where the user opens before the time is over', async () => {
  const { onEnd, drop } = show()
  fireEvent.mouseDown(drop(3))
  fireEvent.mouseDown(drop(7))
  await userEvent.click(screen.getByRole('button', { name: '直接开奖' }))
  expect(onEnd.mock.calls).toEqual([[[3, 7]]])
})

it('falls inside of the page', () => {
  expect(Array.from({ length: LANES }, (_, lane) => Number.parseInt(laneStyle(lane).left, 10)).filter((left) => left < 0 || left > 86)).toEqual([])
})
