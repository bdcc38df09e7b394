import { render, screen } from '@testing-library/react'
import { parseConfig } from '@/lib/pageConfig'
import type { PayResult } from '@/services/candle'
import { payResultPage } from './payResultPage'

const sample: PayResult = { status: 'paid', orderNo: 'P1', cents: 1_000, paidAt: '2026-11-20 09:00:00' }
const { View, Skeleton = () => null, config, fixtures } = payResultPage('walletResult', {
  useFetchOrderStatus: () => () => Promise.reject(new Error('nothing is asked here')),
  useTexts: () => ({ title: '充值结果', paid: { title: '充值成功', text: '已到账' }, back: '返回', facts: [] }),
  sample,
})
const nothing = () => undefined
const actions = { payAgain: nothing, lookAgain: nothing, giveUp: nothing, closePay: nothing, openApp: nothing, ride: nothing }

it.each([
  [{}, '充值结果'],
  [{ title: '秋日充值' }, '秋日充值'],
])('has one title above how the order stands, whichever way it stands: %j', (raw, title) => {
  for (const data of Object.values(fixtures)) {
    const { unmount } = render(<View config={parseConfig(config, raw).config} data={data} actions={actions} />)
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title])
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    unmount()
  }
})

it('has it while the server is asked, too', () => {
  render(<Skeleton />)
  expect(screen.getByRole('heading', { level: 1, name: '充值结果' })).toBeVisible()
})
