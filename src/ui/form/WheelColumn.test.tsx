import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { nearestFree, WheelColumn, type WheelOption } from './WheelColumn'

const free = (value: string): WheelOption => ({ value, label: value })
const refused = (value: string): WheelOption => ({ value, label: value, note: 'full' })
const hours = [refused('09'), refused('10'), free('11'), refused('12'), free('13')]

function Column({ options, first }: { readonly options: readonly WheelOption[]; readonly first: string }) {
  const [value, setValue] = useState(first)
  return <WheelColumn label="Hour" options={options} value={value} onChange={setValue} />
}

const chosen = () => screen.getByRole('option', { selected: true }).textContent

it.each([
  [0, 1, 2],
  [2, 1, 2],
  [3, 1, 4],
  [3, -1, 2],
  [1, -1, 2],
  [99, 1, 4],
  [-Infinity, -1, 2],
  [Infinity, 1, 4],
])('from row %s on the way %s comes to row %s', (at, direction, row) => {
  expect(nearestFree(hours, at, direction)).toBe(row)
})

it('steps over what cannot be chosen, and keeps to what can', async () => {
  render(<Column options={hours} first="11" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('13')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Home}')
  expect(chosen()).toBe('11')
})

it('says why a row cannot be chosen, and does not take a tap on it', async () => {
  render(<Column options={hours} first="11" />)
  const row = screen.getByRole('option', { name: /12/ })
  expect(row).toHaveTextContent('full')
  expect(row).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(row)
  expect(chosen()).toBe('11')
  await userEvent.click(screen.getByRole('option', { name: '13' }))
  expect(chosen()).toBe('13')
})
