import { act, render, screen } from '@testing-library/react'
import { Ladder, type LadderStep } from './Ladder'

const steps: readonly LadderStep[] = ['10', '50', '200', '800'].map((reward) => ({ id: reward, goal: `goal ${reward}`, reward: `¥${reward}`, state: 'reached' }))

const px = (length: string): number => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

it('fits four steps on a phone of 320 px without cutting one off', () => {
  render(<Ladder label="ladder" steps={steps} progress={0} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  const needed = rows.reduce((total, row) => total + px(getComputedStyle(row).minWidth), 0)
  // The page keeps 16 px at each side, the ladder 8 px more.
  expect(needed).toBeGreaterThan(0)
  expect(needed).toBeLessThanOrEqual(320 - 2 * (16 + 8))
})

it('shows the next reward in the middle, and does so again when the phone is turned', async () => {
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
  render(<Ladder label="ladder" steps={steps.map(({ id, goal, reward }, at) => ({ id, goal, reward, state: at < 2 ? 'reached' : at === 2 ? 'current' : 'ahead' }))} />)
  const scroller = screen.getByRole('group', { name: 'ladder' })
  const next = screen.getAllByRole('listitem')[2]!
  for (const [element, name, value] of [[next, 'offsetLeft', 300], [next, 'offsetWidth', 80], [scroller, 'clientWidth', 200]] as const) Object.defineProperty(element, name, { value, configurable: true })
  await act(frame)
  expect(scroller.scrollLeft).toBe(240)
  Object.defineProperty(scroller, 'clientWidth', { value: 320 })
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(scroller.scrollLeft).toBe(180)
})
