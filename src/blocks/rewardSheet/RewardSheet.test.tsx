import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RewardRow } from '@/services/candle'
import { ThemeProvider } from '@/ui/theme'
import { RewardSheet } from './RewardSheet'

const LINK = 'saicmobility://robotaxi'
const reward: RewardRow = { id: '1', name: '好友首单奖励券', kind: 'coupon', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '2026-12-18 23:59', quantity: 2, status: 'received', statusName: '已到账', reason: '', cents: 1000, link: LINK }

function show(change: Partial<RewardRow> = {}) {
  const onUse = jest.fn<(link: string) => void>()
  const nothing = () => undefined
  render(
    <ThemeProvider>
      <RewardSheet isOpen texts={{ title: '奖励明细', empty: '', leave: '' }} listing={{ status: 'shown', rows: [{ ...reward, ...change }], total: 1, end: 'end' }} onClose={nothing} onMore={nothing} onRetry={nothing} onUse={onUse} />
    </ThemeProvider>,
  )
  return onUse
}

it('leads to where a reward is used that has arrived', async () => {
  const onUse = show()
  await userEvent.click(screen.getByRole('button', { name: '去使用 好友首单奖励券 ×2' }))
  expect(onUse).toHaveBeenCalledWith(LINK)
})

it.each<[Partial<RewardRow>]>([[{ link: '' }], [{ status: 'used' }], [{ status: 'expired' }], [{ status: 'processing' }], [{ status: 'waiting' }]])('offers no use of a reward that has none (design §0.4 RewardRow): %j', (change) => {
  show(change)
  expect(screen.getByText('好友首单奖励券 ×2')).toBeVisible()
  expect(screen.queryByRole('button', { name: /去使用/ })).not.toBeInTheDocument()
})
