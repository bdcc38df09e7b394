import { render, screen } from '@testing-library/react'
import { DriverDetail } from './DriverDetail'
import { recordFixtures } from './fixtures'
import { messages as english } from './messages.en'

const { record } = recordFixtures.default
const show = (change: Partial<typeof record>) => render(<DriverDetail record={{ ...record, ...change }} title="司机详情" />)

it('says how far a driver is', () => {
  show({})
  expect(screen.getByText('完成 12/30 单')).toBeVisible()
})

it.each([{ status: 'invalid' }, { finished: 0, target: 0 }] as const)('counts no orders where none count, as the row in the list does (%j)', (change) => {
  show(change)
  expect(screen.getByRole('heading', { name: record.name })).toBeVisible()
  expect(screen.queryByText(/^完成 \d/)).not.toBeInTheDocument()
})

it('shows what a step brings as earned once it is reached (design §11)', () => {
  show({})
  expect(['+¥100.00', '¥200.00'].map((amount) => screen.getByText(amount).closest('li')?.textContent)).toEqual([expect.stringContaining('完成10单'), expect.stringContaining('待完成')])
})

it('counts one ride as one in English', () => {
  expect([english.progress(0, 1), english.progress(1, 30)]).toEqual(['0 of 1 ride', '1 of 30 rides'])
})
