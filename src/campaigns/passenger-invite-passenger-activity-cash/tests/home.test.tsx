import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { askEnvelope } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { bringBack, callsOf as callsTo, expectOn, openAs, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp, type RenderedApp } from '../../../../tests/render'

const HOME = '/passenger-invite-passenger-activity-cash'
const ADDRESS = `${HOME}?sourceId=PIPCASH2026`
const PAGE = 'queryPipCashPage'

const backend = mountTestBackend({ slowMilliseconds: 50 })

afterEach(clearBrowser)

const wallet = async () => within(await screen.findByRole('region', { name: '可提现金额' }))
const callsOf = (name: string) => callsTo(backend, name)

async function openLoggedIn(mobile?: string, search = ''): Promise<RenderedApp> {
  const app = await openAs(backend, ADDRESS + search, mobile)
  await wallet()
  return app
}

it('leads a stranger over the login to the balance', async () => {
  const app = await renderApp(`${ADDRESS}&channel=WX1`)
  expect((await wallet()).getAllByText('--', { exact: false })).not.toHaveLength(0)
  expect(document.title).toBe('邀好友赚现金')
  await app.user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(app.address()).toBe(`${HOME}/login?sourceId=PIPCASH2026&channel=WX1`))

  await passLogin(app)

  expect(await (await wallet()).findByText('126人')).toBeVisible()
  expect(app.address()).toBe(`${HOME}?sourceId=PIPCASH2026&channel=WX1`)
  expect(screen.getByText('再邀74人得¥800')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-app', 'ready')
})

it('asks with sourceId, promotorCode, newUserFlag and userUid (spec 2 §7.2)', async () => {
  await openLoggedIn('13800138000', '&promotorCode=P2W7NB&cityCode=310000')
  const { body, headers } = callsOf(PAGE).at(-1)!
  expect(body).toMatchObject({ sourceId: 'PIPCASH2026', promotorCode: 'P2W7NB', newUserFlag: 1, userUid: expect.stringMatching(/^U\d{12}$/), cityCode: '310000' })
  expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) })
})

it('copies an invitation that names the inviter', async () => {
  const { user } = await openLoggedIn()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: '立即邀请' }))
  await user.click(await screen.findByRole('button', { name: '复制链接' }))
  expect(await screen.findByText('链接已复制，快去发给好友吧')).toBeVisible()
  expect(write).toHaveBeenCalledWith(
    'http://localhost/market-platform-h5/passenger-invite-passenger-activity-cash/invitee-register?sourceId=PIPCASH2026&promotorCode=P8K3QX&shareSourceId=PIPCASH2026',
  )
})

it.each([
  ['the corner of the home', '', '分享'],
  ['the page for it', '/share', '立即分享'],
  ['a reminder', '/invitation-list', /^提醒TA/],
])('counts a share by %s (spec 2 §7.2)', async (_, path, name) => {
  const { user } = await openAs(backend, `${HOME}${path}?sourceId=PIPCASH2026`)
  await user.click((await screen.findAllByRole('button', { name }))[0]!)
  const sheet = within(await screen.findByRole('dialog', { name: '分享给好友' }))
  await user.click(sheet.getByRole('button', { name: '复制链接' }))
  await waitFor(() => expect(callsOf('pipCashShareCallback')).toHaveLength(1))
})

it('shows a friend who came through the invitation when the page is brought back', async () => {
  await openLoggedIn('13800138001')
  expect(screen.getByText('还没有邀请记录，快去邀请好友吧')).toBeVisible()
  const body = { accountName: '13511112222', loginCode: '123456', accountType: 1, commonJson: { invParam: { promotorCode: 'P2W7NB', source: 'PIPCASH2026' } }, promotorCode: 'P2W7NB', source: 'PIPCASH2026' }
  await askEnvelope(backend, '/cas/v2/caslogin', { body })
  bringBack()
  expect(await screen.findByText('135****2222')).toBeVisible()
  expect((await wallet()).getByText('1人')).toBeVisible()
})

it.each(['ended', 'closed', 'finished'])('stays when the activity is over (%s), with the balance (spec 2 §4)', async (outcome) => {
  backend.setScenario({ [PAGE]: outcome })
  const app = await openLoggedIn()
  expect(await screen.findByRole('button', { name: '活动已结束' })).toHaveAttribute('aria-disabled', 'true')
  expect((await wallet()).getByText('126人')).toBeVisible()
  expect(app.address()).toBe(`${HOME}?sourceId=PIPCASH2026`)
})

it.each(['notStarted', 'unstarted'])('leaves for the invalid-activity page when the activity has not begun: %s (spec 2 §4)', async (outcome) => {
  backend.setScenario({ [PAGE]: outcome })
  const app = await renderApp(ADDRESS)
  await expectOn(app, `${HOME}/invalid-activity/not-start`)
})

it('tolerates the blacklist on the first load, and says it on a later one (spec 2 §8)', async () => {
  await openLoggedIn('13800138009')
  expect(await screen.findByText('账户暂不能参与邀请，已得奖励不受影响')).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即邀请' })).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  bringBack()
  expect(await screen.findByRole('alert')).toHaveTextContent('账户异常，暂不能参与活动')
})

it('says the blacklist to a user who opens the home again (spec 2 §8)', async () => {
  const app = await openLoggedIn('13800138009')
  expect(await screen.findByText('账户暂不能参与邀请，已得奖励不受影响')).toBeVisible()
  await act(() => app.router.navigate(`${HOME}/rule?sourceId=PIPCASH2026`))
  await screen.findByRole('heading', { level: 1 })
  await act(() => app.router.navigate(-1))
  expect(await screen.findByRole('alert')).toHaveTextContent('账户异常，暂不能参与活动')
  expect(screen.getByText('账户暂不能参与邀请，已得奖励不受影响')).toBeVisible()
})

it('shows the winners', async () => {
  await renderApp(ADDRESS)
  expect(await screen.findByText(/^1\d\d\*{4}\d{4} 获得¥\d+$/)).toBeVisible()
})

it('asks once more when the time has run out', async () => {
  backend.setScenario({ [PAGE]: 'lastSecond>ended' })
  await renderApp(ADDRESS)
  expect(await screen.findByRole('button', { name: '活动已结束' })).toBeVisible()
  expect(callsOf(PAGE)).toHaveLength(2)
})
