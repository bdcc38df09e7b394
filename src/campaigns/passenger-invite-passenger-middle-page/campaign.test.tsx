import { act, screen, waitFor, within } from '@testing-library/react'
import { jest } from '@jest/globals'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { installChatApp } from '@/mocks/hosts/chatAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { findActivity } from '@/mocks/state/activities'
import { installParent } from '../../../tests/journeys/previewHarness'
import { expectAddress, expectOn, findButton } from '../../../tests/journeySteps'
import { clearBrowser, renderApp, unloadApp } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend({ slowMilliseconds: 2_000 })

const TO = '/passenger-invite-passenger-activity'
const SEARCH = `?sourceId=${mocks.sourceId}&promotorCode=P8K3QX&channel=WECHAT&utm=a%20b`
const { userAgent } = window.navigator

/** As the host says of itself. */
const inHost = (mark: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(`${userAgent} ${mark}`)

afterEach(async () => {
  jest.restoreAllMocks()
  await clearBrowser()
})

it('registers in a browser, and leaves no step back to itself', async () => {
  const app = await renderApp(`/${mocks.prefix}${SEARCH}`)
  const { length } = window.history
  await waitFor(() => expect(app.address()).toBe(`${TO}/invitee-register${SEARCH}`))
  expect(window.history.length).toBe(length)
})

it('shows who invites and to what, and leads to the activity in the app, with every parameter', async () => {
  // Where it does not lead on by itself, however long a look takes.
  inHost('SaicMobility/4.8.2')
  const app = await renderApp(`/${mocks.prefix}${SEARCH}`)
  expect(await screen.findByRole('heading', { name: '送你¥20 打车券' })).toBeVisible()
  expect(screen.getByText('138****8000')).toBeVisible()
  await app.user.click(await findButton('立即领取'))
  await expectAddress(app, `${TO}${SEARCH}`)
})

it('is not drawn as the home of the activity that the link names, but by a configuration of its own (design §18, §0.2)', async () => {
  inHost('SaicMobility/4.8.2')
  const ofHome = { title: '邀友赚券', headline: '邀请好友 赚券', bgImage: 'https://img.example.com/home.png' }
  const activity = findActivity(backend.state, mocks.sourceId)!
  Object.assign(activity, { pageConfig: { homePageConfig: ofHome } })
  await renderApp(`/${mocks.prefix}${SEARCH}`)
  expect(await screen.findByRole('heading', { name: '送你¥20 打车券' })).toBeVisible()
  expect(document.querySelector(`[src="${ofHome.bgImage}"]`)).toBeNull()
  unloadApp()
  Object.assign(activity, { pageConfig: { homePageConfig: ofHome, middlePageConfig: { headline: '好友请你打车' } } })
  await renderApp(`/${mocks.prefix}${SEARCH}`)
  expect(await screen.findByRole('heading', { name: '好友请你打车' })).toBeVisible()
})

it('registers in a mini program by its own user, where it has no page for it (spec 2 §2.5)', async () => {
  inHost('MicroMessenger/8.0 miniProgram')
  const search = SEARCH.replace('P8K3QX', 'P2W7NB')
  const app = await renderApp(`/${mocks.prefix}${search}`)
  await app.user.click(await findButton('立即领取'))
  await expectOn(app, `${TO}/invitee-register`)
  await expectOn(app, `${search}&mis=1`)
})

it('opens the mini program’s own page where marketing has named it, with every parameter (design §18, mis=1)', async () => {
  const chat = installChatApp({ device: 'ios', isMiniProgram: true })
  backend.setScenario({ getPageConfig: 'miniProgram' })
  await renderApp(`/${mocks.prefix}${SEARCH}`)
  await waitFor(() => expect(chat.of('navigateTo')).toMatchObject([{ url: `/pages/invite/index${SEARCH}&mis=1` }]))
  chat.remove()
})

it('opens the mini program from the mask, where marketing has set a link to it (design §18, 打开小程序)', async () => {
  const assign = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  inHost('MicroMessenger/8.0')
  backend.setScenario({ getPageConfig: 'miniProgram' })
  const app = await renderApp(`/${mocks.prefix}${SEARCH}`)
  const mask = within(await screen.findByRole('dialog', { name: '打开小程序' }))
  await app.user.click(mask.getByRole('button', { name: '打开小程序' }))
  expect(assign).toHaveBeenCalledWith('weixin://dl/business/?t=invite')
})

it('points to the mini program from the chat app’s browser, and leaves both ways under the mask', async () => {
  inHost('MicroMessenger/8.0')
  const app = await renderApp(`/${mocks.prefix}${SEARCH}`)
  expect(await screen.findByRole('dialog', { name: '打开小程序' })).toBeVisible()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: '立即领取' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '直接注册领取' }))
  await expectAddress(app, `${TO}/invitee-register${SEARCH}`)
})

it('leads on once, also where what marketing set comes after that', async () => {
  inHost('MicroMessenger/8.0')
  Object.assign(findActivity(backend.state, mocks.sourceId)!, { pageConfig: { middlePageConfig: { autoJumpSeconds: 1 } } })
  backend.setScenario({ getPageConfig: 'slow' })
  const app = await renderApp(`/${mocks.prefix}${SEARCH}`)
  await screen.findByRole('dialog', { name: '打开小程序' })
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('offers two ways where the mini program’s page does not open', async () => {
  inHost('MicroMessenger/8.0 miniProgram')
  const { activity } = mocks
  Object.assign(activity, { pageConfig: { middlePageConfig: { miniPath: 'pages/invite/index' } } })
  const app = await renderApp(`/${mocks.prefix}?sourceId=${mocks.sourceId}`)
  await app.user.click(await findButton('立即领取'))
  expect(await screen.findByText('没有自动打开，请点击上方按钮')).toBeVisible()
  expect(screen.getByRole('button', { name: '直接注册领取' })).toBeVisible()
})

it('says in a preview that the mini program was asked for, and opens none (design §0.2)', async () => {
  const parent = installParent()
  const left = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
  try {
    const { user } = await renderApp(`/${mocks.prefix}?mis=1&fixture=masked`)
    await waitFor(() => expect(parent.ofType('preview/ready')).toHaveLength(1))
    await parent.say({ type: 'preview/config', page: mocks.prefix, config: { miniLink: 'weixin://dl/business/?t=invite' } })
    await user.click(await findButton('打开小程序'))
    expect([parent.ofType('preview/action').at(-1)?.name, left.mock.calls]).toEqual(['openMiniProgram', []])
  } finally {
    parent.leave()
  }
})
