import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { heldPrize } from './fixtures'
import { WonFoot } from './WonFoot'

it.each([
  ['can be used', { status: 'usable' as const }, '去使用', 1],
  ['is a thing', { status: 'usable' as const, kind: 'goods' as const }, '去查看', 1],
  ['is nothing that we know', { status: 'usable' as const, kind: 'unknown' as const }, '去查看', 1],
  ['was used', { status: 'used' as const }, '已使用', 0],
  ['could not be given', { status: 'failed' as const }, '发放失败', 0],
  ['is on its way, in the server’s words', { status: 'waiting' as const, statusName: '发放中' }, '发放中', 0],
])('says how a prize stands that %s (design §0.4 RewardRow)', (_, change, label, times) => {
  const onUse = jest.fn()
  const held = { ...heldPrize, ...change }
  render(<WonFoot share="分享" kind={held.kind} held={held} onUse={onUse} onShare={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(onUse).toHaveBeenCalledTimes(times)
})

it('has no button for a prize that is on its way, where nothing is said of it', () => {
  render(<WonFoot share="分享" kind={heldPrize.kind} held={{ ...heldPrize, status: 'waiting' }} onUse={() => undefined} onShare={() => undefined} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['分享'])
})

it('uses a prize that was drawn just now', () => {
  render(<WonFoot share="分享" kind="coupon" onUse={() => undefined} onShare={() => undefined} />)
  expect(screen.getByRole('button', { name: '去使用' })).toBeVisible()
})
