import { render, screen } from '@testing-library/react'
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
