import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { parseConfig } from '@/lib/pageConfig'
import { withdrawConfig } from './config'
import { withdrawFixtures } from './fixtures'
import type { WithdrawActions, WithdrawData } from './withdrawData'
import { WithdrawView } from './WithdrawView'

function show(first: WithdrawData, rawConfig: unknown = {}) {
  const actions = {
    type: jest.fn<WithdrawActions['type']>(),
    submit: jest.fn<WithdrawActions['submit']>().mockReturnValue(null),
    verifyName: jest.fn<WithdrawActions['verifyName']>(),
    repeat: jest.fn<WithdrawActions['repeat']>(),
    abandon: jest.fn<WithdrawActions['abandon']>(),
    close: jest.fn<WithdrawActions['close']>(),
    openRecords: jest.fn<WithdrawActions['openRecords']>(),
    goHome: jest.fn<WithdrawActions['goHome']>(),
  }
  const view = (data: WithdrawData) => <WithdrawView config={parseConfig(withdrawConfig, rawConfig).config} data={data} actions={actions} />
  const { container, unmount, rerender } = render(view(first))
  return { actions, container, unmount, turnTo: (data: WithdrawData) => rerender(view(data)) }
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

it('shows the balance, the limits, where the money goes, who is paid, and the tips, before anything is sent', () => {
  show({ ...withdrawFixtures.default, channel: '零钱通' })
  expect(screen.getByText('128')).toBeVisible()
  expect(screen.getByText('单笔¥10至¥500')).toBeVisible()
  expect(screen.getByText('到账账户').parentElement).toHaveTextContent('到账账户零钱通')
  expect(screen.getByText('李* 已认证')).toBeVisible()
  expect(screen.getByText('提现前需完成实名认证，收款账户须为本人账户')).toBeVisible()
  expect(document.title).toBe('提现')
})

it('names the standard way of the money where the server names none', () => {
  show({ ...withdrawFixtures.default, channel: '' })
  expect(screen.getByText('微信零钱')).toBeVisible()
})

it('asks for the amount where it is typed, and says the limits once, below', () => {
  show(withdrawFixtures.default)
  expect(screen.getByPlaceholderText('请输入提现金额')).toHaveAccessibleDescription('单笔¥10至¥500')
  expect(screen.getByPlaceholderText('请输入提现金额')).toHaveAttribute('enterkeyhint', 'done')
})

it('offers no chip that the balance does not hold', () => {
  const { actions } = show(withdrawFixtures.default)
  click('¥200')
  expect(actions.type).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '¥200' })).toHaveAttribute('aria-disabled', 'true')
  click('¥100')
  expect(actions.type).toHaveBeenCalledWith('100')
  click('全部提现')
  expect(actions.type).toHaveBeenLastCalledWith('128.60')
})

it('says why not all of the balance is taken', () => {
  const { unmount } = show({ ...withdrawFixtures.all, typed: '' })
  expect(screen.queryByText(/剩余/)).not.toBeInTheDocument()
  unmount()
  show(withdrawFixtures.all)
  expect(screen.getByRole('textbox', { name: '提现金额' })).toHaveAccessibleDescription('单笔最高提现¥500，剩余¥85可再次提现')
})

it('says at once what is too much', () => {
  show(withdrawFixtures.tooMuch)
  expect(screen.getByRole('alert')).toHaveTextContent('超出可提现金额¥128.60')
})

it('keeps the amount as it is while it is sent', () => {
  const { actions } = show(withdrawFixtures.sending)
  expect(screen.getByRole('button', { name: '提现¥50' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('textbox', { name: '提现金额' })).toHaveAttribute('readonly')
  click('¥20')
  click('全部提现')
  click('提现¥50')
  expect([actions.type, actions.submit].map((action) => action.mock.calls.length)).toEqual([0, 0])
})

it('puts the focus into the field whose text was cleared: the button that did it goes', () => {
  const { actions } = show({ ...withdrawFixtures.default, typed: '20' })
  screen.getByRole('button', { name: '清除' }).focus()
  click('清除')
  expect(actions.type).toHaveBeenCalledWith('')
  expect(screen.getByRole('textbox', { name: '提现金额' })).toHaveFocus()
})

it.each(['success', 'unknown'] as const)('puts the focus on the heading of the form that takes the place of an outcome (%s)', (state) => {
  const { turnTo } = show(withdrawFixtures[state])
  turnTo(withdrawFixtures.default)
  expect(screen.getByRole('heading', { name: '提现金额' })).toHaveFocus()
})

it('says that it is looking, and offers nothing that could move money', () => {
  show(withdrawFixtures.confirming)
  expect(screen.getByRole('status')).toHaveTextContent('正在确认提现结果¥50的提现申请已提交，暂未收到结果')
  expect(screen.getByRole('heading', { name: '正在确认提现结果' })).toHaveFocus()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['提现记录', '提现记录'])
})

it('says that it does not know, never that it failed, and leads to the records first', () => {
  const { actions } = show(withdrawFixtures.unknown)
  expect(screen.getByRole('heading', { name: '提现结果未知' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('这笔钱可能已经提现，请先核对提现记录')
  for (const name of ['查看提现记录', '再次提现', '返回提现页']) click(name)
  expect([actions.openRecords, actions.repeat, actions.abandon].map((action) => action.mock.calls.length)).toEqual([1, 1, 1])
})

it.each([
  ['processing', '提现处理中', '预计11-20 10:03到账', '完成'],
  ['success', '提现成功', '已存入微信零钱', '完成'],
  ['failed', '提现失败', '收款账户异常，请核对后重新提现，金额已退回', '重新提现'],
] as const)('tells how it stands: %s', (state, title, text, button) => {
  const { actions } = show(withdrawFixtures[state])
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  click(button)
  expect(actions.close).toHaveBeenCalledTimes(1)
})

it('names the usual account where the server says nothing of it', () => {
  const { stage } = withdrawFixtures.success
  show({ ...withdrawFixtures.success, stage: { ...stage, withdrawal: { ...stage.withdrawal, channelName: '' } } })
  expect(screen.getByText('已存入微信零钱')).toBeVisible()
})

it('names no time of arrival for money that does not arrive', () => {
  const { stage } = withdrawFixtures.processing
  show({ ...withdrawFixtures.failed, stage: { ...stage, withdrawal: { ...stage.withdrawal, status: 'failed' } } })
  expect(screen.getByText(stage.withdrawal.appliedAt)).toBeVisible()
  expect(screen.queryByText(stage.withdrawal.arrivesAt)).not.toBeInTheDocument()
})

it("shows marketing's words", () => {
  show({ ...withdrawFixtures.default, typed: '' }, { title: '领现金', buttonText: '马上到手', tips: [{ text: '每日限三笔' }] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('领现金')
  expect(screen.getByRole('button', { name: '马上到手' })).toBeVisible()
  expect(screen.getByText('每日限三笔')).toBeVisible()
  expect(screen.queryByText(/收款账户须为本人账户/)).not.toBeInTheDocument()
})

it('counts no tip that was left empty, and shows the standard tips where all were (design §0.3)', () => {
  const long = '款'.repeat(230)
  const { unmount } = show(withdrawFixtures.default, { tips: [{ text: '' }, { text: long }] })
  expect(screen.getByText(long)).toHaveTextContent(/^1\./)
  unmount()
  show(withdrawFixtures.default, { tips: [{ text: '' }] })
  expect(screen.getByText(/收款账户须为本人账户/)).toBeVisible()
})

it('writes one amount one way on the whole page: whole yuan short, any other with both decimals (spec 2 §2.4)', () => {
  show(withdrawFixtures.empty)
  expect(document.body).toHaveTextContent(/¥3\.60.*再赚¥6\.40即可提现/)
})
