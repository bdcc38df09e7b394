import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Coupon } from '@/services/candle'
import { ThemeProvider } from '@/ui/theme'
import { CouponList } from './CouponList'

const coupon: Coupon = { id: '1', name: '新人打车券', cents: 2000, thresholdCents: 3000, expiresAt: '2026-11-25 09:32', status: 'usable', statusName: '可使用', link: '' }

const show = (...changes: readonly Partial<Coupon>[]) => {
  const onUse = jest.fn<(coupon: Coupon) => void>()
  const coupons = changes.map((change, index) => Object.assign({}, coupon, { id: String(index) }, change))
  render(
    <ThemeProvider>
      <CouponList label="券" coupons={coupons} name="打车券" onUse={onUse} />
    </ThemeProvider>,
  )
  return { onUse, coupons }
}

it('says what a coupon is worth, from which price on and until when, and uses the one that is tapped', async () => {
  const { onUse, coupons } = show({}, { name: '', thresholdCents: 0 })
  expect(screen.getByText('满30元可用')).toBeVisible()
  expect(screen.getByText('无门槛')).toBeVisible()
  for (const time of screen.getAllByText('2026-11-25 09:32')) expect(time.parentElement).toHaveTextContent(/^有效期至 2026-11-25 09:32$/)
  await userEvent.click(screen.getByRole('button', { name: '去使用 打车券' }))
  expect(onUse).toHaveBeenCalledWith(coupons[1])
})

it('draws a gift in the place of a sum that a coupon is not worth', () => {
  show({ cents: 0 })
  expect(screen.getByRole('listitem')).not.toHaveTextContent('¥')
})

it.each([
  ['used', '已使用'],
  ['expired', '已过期'],
  ['failed', '发放失败'],
] as const)('says so in its own words where the server has none: %s', (status, words) => {
  show({ status, statusName: '' })
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  ['used', '已使用'],
  ['expired', '已过期'],
  ['waiting', '待到账'],
  ['unknown', '处理中'],
] as const)('says how a coupon stands that cannot be used: %s', (status, statusName) => {
  show({ status, statusName })
  expect(screen.getByText(statusName)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
