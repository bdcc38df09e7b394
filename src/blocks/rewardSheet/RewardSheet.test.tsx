import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Listing } from '@/blocks/list/listData'
import type { RewardRow } from '@/services/candle'
import { ThemeProvider } from '@/ui/theme'
import { RewardSheet } from './RewardSheet'

const LINK = 'saicmobility://robotaxi'
const reward: RewardRow = { id: '1', name: '好友首单奖励券', kind: 'coupon', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '2026-12-18 23:59', quantity: 2, status: 'received', statusName: '已到账', reason: '', cents: 1000, link: LINK }

function showListing(listing: Listing<RewardRow>) {
  const onUse = jest.fn<(link: string) => void>()
  const onRetry = jest.fn<() => void>()
  const onMore = jest.fn<() => void>()
  const nothing = () => undefined
  render(
    <ThemeProvider>
      <RewardSheet isOpen texts={{ title: '奖励明细', empty: '暂无奖励记录', leave: '' }} listing={listing} onClose={nothing} onMore={onMore} onRetry={onRetry} onUse={onUse} />
    </ThemeProvider>,
  )
  return { onUse, onRetry, onMore }
}

const show = (change: Partial<RewardRow> = {}) => showListing({ status: 'shown', rows: [{ ...reward, ...change }], total: 1, end: 'end' })

it('leads to where a reward is used that has arrived', async () => {
  const { onUse } = show()
  await userEvent.click(screen.getByRole('button', { name: '去使用 好友首单奖励券 ×2' }))
  expect(onUse).toHaveBeenCalledWith(LINK)
})

it.each<[Partial<RewardRow>]>([[{ link: '' }], [{ status: 'used' }], [{ status: 'expired' }], [{ status: 'processing' }], [{ status: 'waiting' }]])('offers no use of a reward that has none (design §0.4 RewardRow): %j', (change) => {
  show(change)
  expect(screen.getByText('好友首单奖励券 ×2')).toBeVisible()
  expect(screen.queryByRole('button', { name: /去使用/ })).not.toBeInTheDocument()
})

it('asks for more when it is scrolled, once, where nothing watches the end of the list', () => {
  const { onMore } = showListing({ status: 'shown', rows: [reward], total: 2, end: 'more' })
  const scroller = screen.getByRole('list').parentElement!
  fireEvent.scroll(scroller)
  fireEvent.scroll(scroller)
  expect(onMore).toHaveBeenCalledTimes(1)
})

it.each([true, false])('is asked for again where there are none (design §0.6), once at a time, asked already: %s', async (isFetching) => {
  const { onRetry } = showListing({ status: 'shown', rows: [], total: 0, end: 'end', isFetching })
  expect(screen.getByText('暂无奖励记录')).toBeVisible()
  const refresh = screen.getByRole('button', { name: '刷新' })
  await userEvent.click(refresh)
  expect([refresh.getAttribute('aria-busy'), onRetry.mock.calls.length]).toEqual(isFetching ? ['true', 0] : [null, 1])
})

it.each([[[reward]], [[]]])('says of rewards that cannot be read that they are there, beside the %# others, and goes on to the next page (design §0.5)', async (rows) => {
  const { onMore, onRetry } = showListing({ status: 'shown', rows, total: 4, unreadable: 2, end: 'more' })
  expect(screen.getByText('2条记录暂时无法显示')).toBeVisible()
  expect(screen.queryAllByRole('listitem')).toHaveLength(rows.length)
  expect(screen.queryByText('暂无奖励记录')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
  expect(onMore).toHaveBeenCalledTimes(1)
  if (rows.length > 0) return
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
