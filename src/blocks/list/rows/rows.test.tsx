import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Withdrawal, WithdrawRow as WithdrawRowData } from '@/services/candle'
import type { InviteRow as Invite } from '@/services/candle'
import type { RewardRow as Reward } from '@/services/candle'
import { NamedPeriodRowSkeleton, PeriodRow } from '@/blocks/income/PeriodRow'
import { STANDARD_SKELETONS } from '../RowsSkeleton'
import { InviteRow } from './InviteRow'
import { daily, monthly } from './grouped'
import { RewardRow } from './RewardRow'
import * as S from './Row.styles'
import { weekly } from './weekly'
import { WithdrawRow } from './WithdrawRow'

const invite: Invite = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'inProgress', statusName: '待完成首单', note: '7天内完成首单即可到账', deadline: '11-25 09:32', cents: 1234 }
const reward: Reward = { id: '1', name: '好友首单奖励', kind: 'cash', friend: '138****5678', at: '2026-11-18 10:02', expiresAt: '', quantity: 1, status: 'received', statusName: '已到账', reason: '', cents: 1234, link: '' }
const withdrawal: Withdrawal = { id: '1', cents: 5000, channelName: '微信零钱', appliedAt: '2026-11-18 10:02:31', arrivesAt: '2026-11-18 12:00:00', status: 'processing', failReason: '' }

const said = () => document.body.textContent

/** The line with the money. */
const amount = () => screen.getByText('12').parentElement!

it('shows of an invitation who, when, how far, what is to be done until when, and how much', () => {
  render(<InviteRow row={invite} previous={undefined} />)
  for (const text of ['138****5678', '待完成首单', '7天内完成首单即可到账']) expect(screen.getByText(text)).toBeVisible()
  for (const text of ['11-18 09:32 注册', '截止 11-25 09:32', '¥12.34']) expect(said()).toContain(text)
  for (const day of ['11-18 09:32', '11-25 09:32']) expect(screen.getByText(day)).toHaveStyle({ whiteSpace: 'nowrap' })
})

it.each([
  ['inProgress', '完成首单后你得¥12.34', false],
  ['inProgress', '7天内完成首单即可到账', true],
  ['rewarded', '首单奖励¥12.34', true],
] as const)('says the sum of an invitation once while it is to be earned: %s, %s', (status, note, hasSum) => {
  render(<InviteRow row={{ ...invite, status, note }} previous={undefined} />)
  expect(screen.getByText(note)).toBeVisible()
  expect(screen.queryByText('12') !== null).toBe(hasSum)
})

it.each([
  ['rewarded', true],
  ['inProgress', false],
  ['registered', false],
  ['unknown', false],
] as const)('shows money as earned once it has arrived: an invitation that is %s (design §0.4 InviteRow)', (status, isPaid) => {
  render(<InviteRow row={{ ...invite, status }} previous={undefined} />)
  expect(said().includes('+¥12.34')).toBe(isPaid)
  expect(getComputedStyle(amount()).color === getComputedStyle(screen.getByText(invite.note)).color).toBe(!isPaid)
})

it.each<[Reward['status'], boolean]>([
  ['received', true],
  ['used', true],
  ['waiting', false],
  ['processing', false],
])('shows money as earned once it has arrived: a reward that is %s (design §0.4 RewardRow)', (status, isPaid) => {
  render(<RewardRow row={{ ...reward, status }} previous={undefined} />)
  expect(said().includes('+¥12.34')).toBe(isPaid)
})

it.each([
  ['a friend', STANDARD_SKELETONS.invite, () => <InviteRow row={{ ...invite, note: '', deadline: '' }} previous={undefined} />],
  ['a reward', STANDARD_SKELETONS.reward, () => <RewardRow row={reward} previous={undefined} />],
  ['a withdrawal', STANDARD_SKELETONS.withdraw, () => <WithdrawRow row={withdrawal} previous={undefined} />],
  ['an activity', NamedPeriodRowSkeleton, () => <PeriodRow row={{ id: '1', name: '秋季司机招募', first: '2026-08-01', last: '2026-09-30', invited: 4, cents: 84_000, status: 'settled' }} previous={undefined} />],
])('holds the place of all lines of %s, so that nothing moves when it comes (design §0.3)', (_, RowSkeleton, Row) => {
  const linesOf = (element: ReactNode) => {
    const { container } = render(element)
    return [S.Fact, S.Note].map((line) => container.querySelectorAll(String(line)).length)
  }
  expect(linesOf(<RowSkeleton />)).toEqual(linesOf(<Row />))
})

it('shows why an invitation does not count, and no money', () => {
  render(<InviteRow row={{ ...invite, status: 'invalid', statusName: '邀请无效', note: '好友不是新用户', deadline: '' }} previous={undefined} />)
  expect(screen.getByText('好友不是新用户')).toBeVisible()
  expect(said()).not.toContain('¥')
})

it('shows of a reward for what, from whom, when, how much and whether it has arrived', () => {
  render(<RewardRow row={reward} previous={undefined} />)
  for (const text of ['好友首单奖励', '来自 138****5678', '2026-11-18 10:02', '已到账']) expect(screen.getByText(text)).toBeVisible()
  expect(said()).toContain('+¥12.34')
})

it.each<[Partial<Reward>, string]>([
  [{}, '好友首单奖励'],
  [{ quantity: 3 }, '好友首单奖励 ×3'],
  [{ quantity: 0 }, '好友首单奖励'],
])('says how many of a reward there are where there are more than one: %j (design §0.4 RewardRow)', (change, name) => {
  render(<RewardRow row={{ ...reward, ...change }} previous={undefined} />)
  expect(screen.getByText(name)).toBeVisible()
  expect(said()).not.toContain('有效期至')
})

it.each<[Reward['status'], boolean]>([
  ['received', false],
  ['waiting', false],
  ['used', true],
  ['expired', true],
  ['failed', true],
])('fades a reward of which nothing comes any more: %s (design §0.4 RewardRow)', (status, isFaded) => {
  render(<RewardRow row={{ ...reward, status }} previous={undefined} />)
  expect(getComputedStyle(amount()).color === getComputedStyle(screen.getByText(reward.at)).color).toBe(isFaded)
})

it('says until when a reward can be used, whole in one line (design §0.4 RewardRow)', () => {
  render(<RewardRow row={{ ...reward, expiresAt: '2026-12-18 23:59', reason: '限时奖励' }} previous={undefined} />)
  expect(said()).toContain('限时奖励有效期至 2026-12-18 23:59')
  expect(screen.getByText('2026-12-18')).toHaveStyle({ whiteSpace: 'nowrap' })
})

it.each<[Partial<Withdrawal>, string, string]>([
  [{}, '处理中', '预计到账时间 2026-11-18 12:00'],
  [{ status: 'success' }, '提现成功', '到账时间 2026-11-18 12:00'],
  [{ status: 'failed', failReason: '收款账户异常' }, '提现失败', '收款账户异常，金额已退回'],
  [{ status: 'failed' }, '提现失败', '金额已退回'],
])('shows how a withdrawal stands: %j', (change, status, note) => {
  render(<WithdrawRow row={{ ...withdrawal, ...change }} previous={undefined} />)
  for (const text of ['提现到微信零钱', '2026-11-18 10:02', status]) expect(screen.getByText(text)).toBeVisible()
  for (const text of [note, '¥50.00']) expect(said()).toContain(text)
})

it('says nothing of what the server does not say', () => {
  const nothing = { statusName: '', status: 'unknown' } as const
  render(
    <>
      <InviteRow row={{ ...invite, ...nothing, name: '', registeredAt: '', note: '', deadline: '' }} previous={undefined} />
      <RewardRow row={{ ...reward, ...nothing, name: '', friend: '', at: '' }} previous={undefined} />
      <WithdrawRow row={{ ...withdrawal, status: 'unknown', channelName: '', appliedAt: '', arrivesAt: '' }} previous={undefined} />
    </>,
  )
  expect(said()).toBe('¥12.34¥12.34提现¥50.00')
})

it('heads no row whose month is not known', () => {
  const Row = monthly<WithdrawRowData>(WithdrawRow, ({ appliedAt }) => appliedAt)
  render(<Row row={{ ...withdrawal, appliedAt: '' }} previous={undefined} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('heads the first row of each month', () => {
  const Row = monthly<Withdrawal>(WithdrawRow, ({ appliedAt }) => appliedAt)
  const { rerender } = render(<Row row={withdrawal} previous={{ ...withdrawal, appliedAt: '2026-11-30 10:00:00' }} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  rerender(<Row row={withdrawal} previous={{ ...withdrawal, appliedAt: '2026-12-01 10:00:00' }} />)
  expect(screen.getByRole('heading', { level: 2, name: '2026年11月' })).toBeVisible()
  rerender(<Row row={withdrawal} previous={{ ...withdrawal, appliedAt: '2027-11-18 10:00:00' }} />)
  expect(screen.getByRole('heading', { level: 2, name: '2026年11月' })).toBeVisible()
})

it('heads the first row of each settlement week, which begins on a Monday in Shanghai', () => {
  const Row = weekly<Reward>(RewardRow, ({ at }) => at)
  const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const { rerender } = render(<Row row={{ ...reward, at: '2026-11-16 00:00' }} previous={{ ...reward, at: '2026-11-22 23:59' }} />)
  expect(headings()).toEqual([])
  rerender(<Row row={{ ...reward, at: '2026-11-15 23:59' }} previous={{ ...reward, at: '2026-11-16 00:00' }} />)
  expect(headings()).toEqual(['11-09 至 11-15 11-16 结算'])
  rerender(<Row row={{ ...reward, at: '' }} previous={undefined} />)
  expect(headings()).toEqual([])
})

it('heads the first row of each day', () => {
  const Row = daily<Withdrawal>(WithdrawRow, ({ appliedAt }) => appliedAt)
  const { rerender } = render(<Row row={withdrawal} previous={withdrawal} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  rerender(<Row row={{ ...withdrawal, appliedAt: '2026-11-08 09:00:00' }} previous={{ ...withdrawal, appliedAt: '2026-11-09 00:00:00' }} />)
  expect(screen.getByRole('heading', { level: 2, name: '11月8日' })).toBeVisible()
})
