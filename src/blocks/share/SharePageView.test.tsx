import { jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { parseConfig } from '@/lib/pageConfig'
import { ThemeProvider } from '@/ui/theme'
import { shareConfig } from './config'
import { shareFixtures } from './fixtures'
import { sharePageMessages } from './messages'
import type { SharePageActions, SharePageData } from './shareData'
import { SharePageView } from './SharePageView'

const samples = shareFixtures()

function show(data: SharePageData, rawConfig: unknown = {}) {
  const actions = { share: jest.fn<SharePageActions['share']>(), copyLink: jest.fn<SharePageActions['copyLink']>(), goHome: jest.fn<SharePageActions['goHome']>(), login: jest.fn<SharePageActions['login']>() }
  const { container } = render(
    <ThemeProvider>
      <SharePageView config={parseConfig(shareConfig, rawConfig).config} data={data} actions={actions} texts={sharePageMessages.read()} isLandscape={false} />
    </ThemeProvider>,
  )
  return { actions, container }
}

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})

const picture = () => screen.findByRole('img', { name: '邀请二维码，扫描参加活动' })

it('shows the code of the invitation, and how to keep it', async () => {
  show(samples.default)
  expect(await picture()).toHaveAttribute('src', expect.stringMatching(/^data:image/))
  expect(screen.getByText(/图片/)).toBeVisible()
})

it('draws the code anew for another invitation', async () => {
  show(samples.default)
  const before = (await picture()).getAttribute('src')
  cleanup()
  show({ ...samples.default, link: 'https://h5.example.com/other' })
  expect((await picture()).getAttribute('src')).not.toBe(before)
})

it('has two looks of the poster to choose from, and none over marketing’s own picture', async () => {
  show(samples.default)
  await picture()
  const [city, ticket] = [screen.getByRole('button', { name: '样式一' }), screen.getByRole('button', { name: '样式二' })]
  expect([city, ticket].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  fireEvent.click(ticket)
  expect([city, ticket].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  cleanup()
  show(samples.default, { posterBg: 'data:image/png;base64,AA==' })
  expect(screen.queryByRole('group', { name: '海报样式' })).not.toBeInTheDocument()
})

it('waits with the poster for what it promises', () => {
  show({ ...samples.default, isAsked: true })
  expect(screen.getByRole('status')).toHaveTextContent('海报生成中')
})

it("shares marketing's card, with the standard words where it has none", () => {
  const { actions } = show(samples.default, { shareCard: { title: '一起赚' }, posterBg: 'https://img.example.com/p.png', buttonDesc: '去分享' })
  fireEvent.click(screen.getByRole('button', { name: '去分享' }))
  const card = expect.objectContaining({ title: '一起赚', desc: '新人注册即得，首单立减' }) as never
  expect(actions.share).toHaveBeenCalledWith(card, 'https://img.example.com/p.png')
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }))
  expect(actions.copyLink).toHaveBeenCalledWith(card)
})

it('shares once for two taps', async () => {
  const { actions } = show(samples.default)
  let settle: () => void = () => undefined
  actions.share.mockReturnValue(new Promise<void>((resolve) => (settle = resolve)))
  const button = screen.getByRole('button', { name: '立即分享' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(actions.share).toHaveBeenCalledTimes(1)
  settle()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await picture()
})

it('leads to the login in place of an invitation that would name no inviter (design §0.3: the link carries promotorCode)', () => {
  const { actions } = show({ ...samples.default, isLoggedOut: true })
  expect(screen.getByRole('heading', { name: '登录后生成你的邀请海报' })).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(actions.login).toHaveBeenCalledTimes(1)
})

it.each([
  ['ended', '活动已结束'],
  ['blacklisted', '账户暂不能参与邀请'],
] as const)('has no invitation when %s, but a way out', (state, words) => {
  const { actions } = show(samples[state])
  expect(screen.getByRole('heading', { name: words })).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即分享' })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '返回活动首页' }))
  expect(actions.goHome).toHaveBeenCalledTimes(1)
})

it.each(Object.entries(samples))('has no accessibility fault: %s', async (_, data) => {
  const { container } = show(data)
  if (data.activityStatus === 'open') await picture()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
