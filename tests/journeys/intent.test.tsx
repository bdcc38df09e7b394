import { jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { sessionSynced } from '@/features/session'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { findActivity } from '@/mocks/state/activities'
import { mountTestBackend } from '@/mocks/jest'
import { healthyApp, installNativeApp, type NativeAppCall, type NativeAppStub } from '@/mocks/hosts/nativeAppStub'
import { mocks } from '../specimen/mocks'
import { beSlowToGiveUp } from '../faults/hurry'
import { autoLoginFailed, expectAddress, findButton, passLogin, sessionOf } from '../journeySteps'
import { clearBrowser, reloadApp, renderApp, unloadApp, type RenderedApp } from '../render'

// What is pressed before a login is done behind it (spec 1 §4, in the place of step 10's originating page).

const backend = mountTestBackend({ campaigns: [mocks], slowMilliseconds: 50 })

let around: NativeAppStub | undefined
beforeEach(() => void jest.spyOn(externalNavigation, 'replace').mockReturnValue(true))
afterEach(async () => {
  around?.remove()
  around = undefined
  await clearBrowser()
})

const HOME = '/specimen-activity'
const QUERY = '?sourceId=SPECIMEN2026'
const openHome = (more = '') => renderApp(`${HOME}${QUERY}${more}`)
const press = async (app: RenderedApp, name: string) => app.user.click(await findButton(name))
const back = () => act(() => window.history.back())
const setLoginPage = (loginPage: Record<string, unknown>) => void Object.assign(findActivity(backend.state, 'SPECIMEN2026')!, { loginPage })

const INTENTS = [
  ['立即邀请', 'share', '立即分享'],
  ['提现', 'withdraw', '提现记录'],
] as const

it.each(INTENTS)('%s leads through the login to /%s, and back from there to the home', async (name, page, shown) => {
  const app = await openHome()
  await press(app, name)
  await expectAddress(app, `${HOME}/login${QUERY}`)
  await passLogin(app)
  await expectAddress(app, `${HOME}/${page}${QUERY}`)
  expect(await findButton(shown)).toBeVisible()
  back()
  await expectAddress(app, `${HOME}${QUERY}`)
  expect(await screen.findByText('126人')).toBeVisible()
  expect(app.address()).toBe(`${HOME}${QUERY}`)
})

it('survives a reload of the login page', async () => {
  await press(await openHome(), '立即邀请')
  await screen.findByRole('textbox', { name: '手机号' })
  const app = await reloadApp()
  await passLogin(app)
  await expectAddress(app, `${HOME}/share${QUERY}`)
})

it('is forgotten by a login for another reason', async () => {
  const app = await openHome()
  await press(app, '立即邀请')
  await screen.findByRole('textbox', { name: '手机号' })
  back()
  await expectAddress(app, `${HOME}${QUERY}`)
  expect(await findButton('立即邀请')).toBeVisible()
  await press(app, '登录')
  await passLogin(app)
  await expectAddress(app, `${HOME}${QUERY}`)
  expect(await screen.findByText('126人')).toBeVisible()
})

it('gives way to the target link of step 9, and does not come after it', async () => {
  setLoginPage({ targetLinkAfterLogin: 'https://h5.example/old' })
  const app = await openHome()
  await press(app, '提现')
  await passLogin(app)
  await waitFor(() => expect(externalNavigation.replace).toHaveBeenCalledWith('https://h5.example/old'))
  expect(app.address()).toBe(`${HOME}/login${QUERY}`)
})

describe('in the native app', () => {
  const FLAGS = '&isNavBar=1'

  /** An app whose user is not logged in until its own login says so. */
  function enterApp(onLogin: (call: NativeAppCall) => void): NativeAppStub {
    let isLoggedIn = false
    const healthy = healthyApp()
    around = installNativeApp((call) => {
      if (call.method === 'openLogin') {
        isLoggedIn = true
        onLogin(call)
      } else if (call.method === 'getLoginTicket') call.answer({ code: '0', data: { ticket: isLoggedIn ? '13800138000' : '' } })
      else healthy(call)
    })
    return around
  }

  it.each(INTENTS)("%s leads through the app's own login to /%s", async (name, page) => {
    const native = enterApp((call) => call.answer({ code: '0' }))
    const app = await openHome(FLAGS)
    await autoLoginFailed(app)
    await press(app, name)
    await expectAddress(app, `${HOME}/${page}${QUERY}${FLAGS}`)
    expect(native.calls.filter(({ method }) => method === 'openLogin')).toHaveLength(1)
  })

  it("asks the app for its ticket behind its own login: the address's has been sent already (spec 2 §4)", async () => {
    const sent = (name: string) => backend.requests().filter(({ endpoint }) => endpoint === name)
    backend.setScenario({ caslogin: 'http500' })
    enterApp((call) => call.answer({ code: '0' }))
    const app = await openHome(`${FLAGS}&thirdPartTicket=T1`)
    await autoLoginFailed(app)
    await press(app, '立即邀请')
    await expectAddress(app, `${HOME}/share${QUERY}${FLAGS}&thirdPartTicket=T1`)
    expect(sent('verifyTicket').map(({ body }) => body)).toEqual([{ ticket: 'TICKET_13800138000' }])
    expect(sent('caslogin')).toHaveLength(1)
  })

  it("opens the app's own login once, however fast it is pressed while that is on its way (spec 2 §4)", async () => {
    const native = enterApp((call) => call.answer({ code: '0' }))
    const app = await openHome(FLAGS)
    await autoLoginFailed(app)
    const button = await findButton('立即邀请')
    fireEvent.click(button)
    fireEvent.click(button)
    await expectAddress(app, `${HOME}/share${QUERY}${FLAGS}`)
    expect(native.calls.filter(({ method }) => method === 'openLogin')).toHaveLength(1)
  })

  it('opens none for a user whom another tab has logged in meanwhile, and goes on (spec 2 §4)', async () => {
    const native = enterApp((call) => call.answer({ code: '0' }))
    const app = await openHome(FLAGS)
    await autoLoginFailed(app)
    const session = await sessionOf(backend, '13800138000')
    fireEvent.click(await findButton('立即邀请'))
    act(() => void app.store.dispatch(sessionSynced(session)))
    await expectAddress(app, `${HOME}/share${QUERY}${FLAGS}`)
    expect(native.calls.filter(({ method }) => method === 'openLogin')).toEqual([])
    // Its session is stored a moment later, and would be the next test's.
    unloadApp()
  })

  it('survives an app that loads the page anew behind its login', async () => {
    enterApp(() => undefined)
    const app = await openHome(FLAGS)
    await autoLoginFailed(app)
    await press(app, '立即邀请')
    await waitFor(() => expect(app.state()).toMatchObject({ intent: 'invite' }))
    await expectAddress(await reloadApp(), `${HOME}/share${QUERY}${FLAGS}`)
  })

  it('is dropped with the login that the user closed', async () => {
    const replies = [{ code: '-1' }, { code: '0' }]
    enterApp((call) => call.answer(replies.shift()))
    const app = await openHome(FLAGS)
    await autoLoginFailed(app)
    await press(app, '立即邀请')
    await waitFor(() => expect(replies).toHaveLength(1))
    await waitFor(() => expect((app.state() as { intent?: unknown } | null)?.intent ?? null).toBeNull())
    await press(app, '登录')
    expect(await screen.findByText('126人')).toBeVisible()
    expect(app.address()).toBe(`${HOME}${QUERY}${FLAGS}`)
  })

  it('goes on over the login page where the app has no ticket for its user', async () => {
    around = installNativeApp((call) => (call.method === 'getLoginTicket' ? call.answer({ code: '0', data: { ticket: '' } }) : healthyApp()(call)))
    const app = await openHome(FLAGS)
    await autoLoginFailed(app)
    await press(app, '提现')
    await passLogin(app)
    await expectAddress(app, `${HOME}/withdraw${QUERY}${FLAGS}`)
  })

  it('waits for the login by ticket that is still under way', async () => {
    const beQuick = beSlowToGiveUp()
    try {
      const answers: (() => void)[] = []
      around = installNativeApp((call) => (call.method === 'getLoginTicket' ? void answers.push(() => call.answer({ code: '0', data: { ticket: '13800138000' } })) : healthyApp()(call)))
      const app = await openHome()
      await press(app, '立即邀请')
      await waitFor(() => expect(answers).toHaveLength(1))
      answers[0]!()
      await expectAddress(app, `${HOME}/share${QUERY}`)
    } finally {
      beQuick()
    }
  })

  it.each([
    ['does without the app’s own login where it gives a user', '13800138000', 0],
    ['goes on with the app’s own login where it gives none', '', 1],
  ])('waits for the login by ticket that is still under way, and %s (spec 2 §4)', async (_, ticket, openings) => {
    const beQuick = beSlowToGiveUp()
    try {
      const answers: (() => void)[] = []
      const healthy = healthyApp()
      around = installNativeApp((call) => {
        if (call.method !== 'getLoginTicket' || answers.length > 0) return healthy(call)
        answers.push(() => call.answer({ code: '0', data: { ticket } }))
      })
      const native = around
      const openLogins = () => native.calls.filter(({ method }) => method === 'openLogin')
      const app = await openHome(FLAGS)
      await press(app, '立即邀请')
      await press(app, '立即邀请')
      await waitFor(() => expect(answers).toHaveLength(1))
      expect(openLogins()).toHaveLength(0)
      answers[0]!()
      await expectAddress(app, `${HOME}/share${QUERY}${FLAGS}`)
      expect(openLogins()).toHaveLength(openings)
    } finally {
      beQuick()
    }
  })
})
