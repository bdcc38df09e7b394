import { screen, waitFor } from '@testing-library/react'
import { logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { passLogin } from '../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, testSession } from '../../../tests/render'
import { mocks } from './mocks'

const ROOT = `/${mocks.prefix}`
const backend = mountTestBackend({ campaigns: [mocks] })
afterEach(clearBrowser)

const campaigns = { campaigns: { [mocks.prefix]: () => import('./index') } }

const open = async (path = '', mobile?: string) => {
  const session = mobile === undefined ? undefined : testSession(await logIn(backend, mobile))
  return renderApp(`${ROOT}${path}?sourceId=${mocks.sourceId}`, { ...campaigns, ...(session && { preloaded: { session } }) })
}

it('leads a user who is not logged in through the login to what was pressed: the home comes back once, and lets them share', async () => {
  const app = await open()
  expect(await screen.findByRole('heading', { name: '登录后查看邀请进度' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '立即邀请' }))
  await waitFor(() => expect(app.address()).toBe(`${ROOT}/login?sourceId=${mocks.sourceId}`))
  const { length } = window.history
  await passLogin(app)
  expect(await screen.findByRole('dialog', { name: '分享给好友' })).toBeVisible()
  expect([app.address(), window.history.length]).toEqual([`${ROOT}?sourceId=${mocks.sourceId}`, length])
  await app.user.keyboard('{Escape}')
  await reloadApp(campaigns)
  // Looked for each time: a home that is drawn again as its answers come has another button.
  await waitFor(() => expect(screen.getByRole('button', { name: '立即邀请' })).toBeVisible())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows a friend who registered through the invitation, on the home and in the list', async () => {
  const invParam = { promotorCode: 'P2W7NB', source: mocks.sourceId }
  await logIn(backend, '13511112222', { ...invParam, commonJson: JSON.stringify({ invParam }) })
  const app = await open('', '13800138001')
  expect(await screen.findByRole('heading', { name: '已邀请1位好友' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: '邀请记录' }))
  expect(await screen.findByText('135****2222')).toBeVisible()
})

it.each(['/rule', '/invitee-register-success'])('has its page %s', async (path) => {
  await open(path)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-app', 'ready'))
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

it.each(['ended', 'finished'])('leaves for the invalid-activity page when the activity has ended: %s (spec 1 §4)', async (outcome) => {
  backend.setScenario({ queryExamplePage: outcome })
  const app = await open()
  await waitFor(() => expect(app.address()).toContain(`${ROOT}/invalid-activity/`))
})

it.each(['', '/login', '/rule', '/invitee-register-success'])('is drawn for the configuration tool without a call: %s', async (path) => {
  await open(`${path}/preview`)
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-app', 'ready'))
  expect(backend.requests()).toEqual([])
})
