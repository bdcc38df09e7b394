import { jest } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseConfig } from '@/lib/pageConfig'
import type { HomeActions, HomeData } from '@/blocks/home/homeData'
import { homeFixtures } from '../fixtures'
import { page, type HomeSectionData } from '../home'

function show(data: HomeData<HomeSectionData>, rawConfig: unknown = {}) {
  const actions = { invite: jest.fn<HomeActions['invite']>(), login: jest.fn<HomeActions['login']>(), share: jest.fn<HomeActions['share']>(), open: jest.fn<HomeActions['open']>(), reload: jest.fn<HomeActions['reload']>() }
  const { container } = render(<page.View config={parseConfig(page.config, rawConfig).config} data={data} actions={actions} />)
  return { actions, container }
}

const wallet = () => within(screen.getByRole('region', { name: '可提现金额' }))

it('shows balance, friends, the next step, the latest invites and the time left', () => {
  show(homeFixtures.default)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('邀好友 赚现金')
  expect(wallet().getByText(/128/)).toHaveTextContent('¥128.60')
  expect(wallet().getByText('4人')).toBeVisible()
  expect(screen.getByText('再邀6人得¥50')).toBeVisible()
  expect(screen.getByText('138****5678')).toBeVisible()
  expect(screen.getByText('好友不是新用户')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('剩余19天')
})

it('leads to the other pages of the campaign', async () => {
  const { actions } = show(homeFixtures.default)
  for (const [name, path] of [['活动规则', 'rule'], ['提现', 'cash-withdraw'], ['提现记录', 'withdraw-record'], ['奖励明细', 'reward-record'], ['查看全部', 'invitation-list']] as const) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(actions.open).toHaveBeenLastCalledWith(path)
  }
})

it('hides the money from people who are not logged in, and leads them to the login', async () => {
  const { actions } = show(homeFixtures.loggedOut)
  expect(wallet().getAllByText('--', { exact: false })).toHaveLength(4)
  expect(screen.getByText('登录后查看你的邀请记录')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '立即邀请' }))
  expect(actions.login).toHaveBeenCalledTimes(1)
  expect(actions.invite).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '提现' }))
  expect(actions.login).toHaveBeenLastCalledWith('cash-withdraw')
})

it('says that the activity has ended and leaves the money within reach (spec 2 §4)', async () => {
  const { actions } = show(homeFixtures.ended)
  await userEvent.click(screen.getByRole('button', { name: '活动已结束' }))
  expect(actions.invite).not.toHaveBeenCalled()
  expect(screen.queryByText(/再邀/)).not.toBeInTheDocument()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '提现' }))
  expect(actions.open).toHaveBeenCalledWith('cash-withdraw')
})

it('rains coins while the activity is open, and no longer', () => {
  const drops = (data: HomeData<HomeSectionData>) => show(data).container.querySelectorAll('span[style*="animation-duration"]').length
  expect(drops(homeFixtures.default)).toBeGreaterThan(0)
  expect(drops(homeFixtures.ended)).toBe(0)
})

it('sums up the friends who are one ride away from giving a reward, and reminds them (spec 2 §3, first order of invitee)', async () => {
  const { actions } = show(homeFixtures.default)
  expect(screen.getByText('2位好友还差一单，完成后你得¥20')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /提醒TA/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '提醒TA 小满' }))
  expect(actions.share).toHaveBeenCalledWith(expect.objectContaining({ title: '还差一单，别忘了你的打车金' }))
})

it('promises no amount for them where the server names none', () => {
  show(homeFixtures.withoutWaitingAmount)
  expect(screen.queryByText(/还差一单/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '提醒TA 小满' })).toBeVisible()
})

it.each(['ended', 'blacklisted', 'loggedOut', 'empty'] as const)('urges nobody where nothing can come of it: %s', (state) => {
  show(homeFixtures[state])
  expect(screen.queryByText(/还差一单/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /提醒TA/ })).not.toBeInTheDocument()
})

it('has no invitation for a blacklisted account (spec 2 §8)', () => {
  show(homeFixtures.blacklisted)
  expect(screen.queryByRole('button', { name: '立即邀请' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('账户暂不能参与邀请')
  expect(screen.getByRole('button', { name: '提现' })).toBeVisible()
})

it('has a way out of the empty list', async () => {
  const { actions } = show(homeFixtures.empty)
  expect(screen.getByText('还没有邀请记录，快去邀请好友吧')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '去邀请' }))
  expect(actions.invite).toHaveBeenCalledTimes(1)
})

it("shares marketing's card, and shows marketing's words", async () => {
  const { actions } = show(homeFixtures.default, { headline: '秋日有礼', buttonDesc: '去分享', cornerShare: { title: '一起赚', link: '', desc: null } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('秋日有礼')
  expect(screen.getByRole('button', { name: '去分享' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '分享' }))
  expect(actions.share).toHaveBeenCalledWith(expect.objectContaining({ title: '一起赚', link: '', desc: '新人注册即得，首单立减' }))
})

it('draws its own scene when the configured picture cannot be loaded', () => {
  const { container } = show(homeFixtures.default, { bgImage: 'https://img.example.com/hero.png' })
  const picture = () => container.querySelector('img[src="https://img.example.com/hero.png"]')
  const configured = picture()
  expect(configured).toBeVisible()
  fireEvent.error(configured!)
  expect(picture()).toBeNull()
  expect(screen.getByText('好友完成首单，现金直接到账')).toBeVisible()
})
