import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { loggedOut } from '@/features/session'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { callsOf, expectAddress, expectOn, findButton, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser, reloadApp, renderApp, testSession } from '../../../../tests/render'

// A friend's whole session, for every answer of spec 1 §4, step 7: what was promised stands on every page until it is kept, and each leads on.

const backend = mountTestBackend()

beforeEach(() => void jest.spyOn(externalNavigation, 'assign').mockReturnValue(true))
afterEach(clearBrowser)

const CASH = '/passenger-invite-passenger-activity-cash'
const QUERY = '?sourceId=PIPCASH2026&promotorCode=P2W7NB'
const NEW = '13512345678'
const HOME = ''

const hits = [1, 2, 3, 4].map((type) => [`type${type}`, KNOWN_PHONES.passenger, `recall-user${QUERY}&inviteeRewardType=${type}`, true] as const)
const before = [1, 2, 3, 4].map((type) => [`before${type}`, KNOWN_PHONES.passenger, `recall-user${QUERY}&inviteeRewardType=${type}`, false] as const)

type App = Awaited<ReturnType<typeof renderApp>>

/** The page that tells the outcome: it stands a reload, opens the app, and leads to the user's own invitation. */
async function passResult(registered: App, result: string, isGiven: boolean): Promise<App> {
  await expectAddress(registered, `${CASH}/${result}`)
  const app = await reloadApp()
  await app.user.click(await findButton('打开APP使用'))
  await waitFor(() => expect(externalNavigation.assign).toHaveBeenCalled())
  expect(screen.queryByText('20') !== null).toBe(isGiven)
  await app.user.click(await findButton('我也要邀请'))
  return app
}

it.each([
  ...hits,
  ...before,
  ['type5', NEW, `invitee-register-success${QUERY}`, true],
  ['before5', KNOWN_PHONES.passenger, `invitee-register-already${QUERY}`, false],
  ['none', NEW, HOME, false],
  ['none', KNOWN_PHONES.passenger, HOME, false],
  ['-196202', KNOWN_PHONES.passenger, HOME, false],
  ['network', NEW, HOME, false],
] as const)('%s for %s: register, %s, own home, own invitation', async (outcome, mobile, result, isGiven) => {
  backend.setScenario({ dealInviteeReward: outcome })
  const registered = await renderApp(`${CASH}/invitee-register${QUERY}`)
  expect(await screen.findByRole('heading', { name: '送你¥20 打车金' })).toBeVisible()
  await passLogin(registered, mobile)
  const app = result === HOME ? registered : await passResult(registered, result, isGiven)
  await expectAddress(app, `${CASH}${QUERY}`)
  await app.user.click(await findButton('立即邀请'))
  await expectOn(app, `${CASH}/share`)
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  await app.user.click(await findButton('复制链接'))
  await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining(`promotorCode=${app.store.getState().session.promotorCode}`)))
})

describe('a friend whose session another tab ends (spec 1 §3)', () => {
  const openLoggedIn = () => renderApp(`${CASH}/invitee-register${QUERY}`, { preloaded: { session: { ...testSession('t'), id: 'u1', isNewUser: false } } })
  const asked = () => backend.requests().map(({ endpoint }) => endpoint)
  const form = () => screen.findByRole('textbox', { name: /手机号/ })

  it('sees the form when that happens while the backend is asked where to go', async () => {
    backend.setScenario({ riskCheck: 'timeout' })
    const app = await openLoggedIn()
    await waitFor(() => expect(asked()).toContain('riskCheck'))
    expect(screen.queryByRole('textbox', { name: /手机号/ })).toBeNull()
    act(() => void app.store.dispatch(loggedOut({ reason: 'elsewhere' })))
    expect(await form()).toBeVisible()
  })

  it('sees it too when that happens before the page has come', async () => {
    backend.setScenario({ getLoginPage: 'slow' })
    const app = await openLoggedIn()
    await waitFor(() => expect(asked()).toContain('getLoginPage'))
    act(() => void app.store.dispatch(loggedOut({ reason: 'elsewhere' })))
    expect(await form()).toBeVisible()
    expect(asked()).not.toContain('riskCheck')
  })
})

it('registers the mini program’s user with mis=1, not the one who was logged in before (spec 1 §4, steps 6 and 7)', async () => {
  backend.setScenario({ getMiniProgramToken: 'slow' })
  const before = await logIn(backend, KNOWN_PHONES.passenger)
  const { store, address } = await renderApp(`${CASH}/invitee-register${QUERY}&mis=1`, { preloaded: { session: testSession(before) } })
  await waitFor(() => expect(address()).not.toContain('invitee-register?'))
  const { token } = store.getState().session
  expect(token).not.toBe(before)
  expect(callsOf(backend, 'dealInviteeReward').map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${token}`])
})
