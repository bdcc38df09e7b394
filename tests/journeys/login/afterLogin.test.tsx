import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { environmentOf } from '@config/env/environments'
import { loginPage } from '@/blocks/login/page'
import { HOLD_MS } from '@/blocks/login/redirect/useRedirectAfterLogin'
import { rewardRoutes } from '@/blocks/register/rewardRoutes'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { findActivity } from '@/mocks/state/activities'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { mountTestBackend } from '@/mocks/jest'
import { endWhenTold } from '../../faults/hurry'
import { clearBrowser, renderApp } from '../../render'
import { entry, sampleCampaign } from '../../sampleCampaign'
import { fillIn, getButton, openLogin, PREFIX } from './openLogin'

const backend = mountTestBackend()

beforeEach(() => void jest.spyOn(externalNavigation, 'replace').mockReturnValue(true))
afterEach(clearBrowser)

describe('drivers on the blacklist', () => {
  const WORD = '你的账号暂不能参与司机活动，如有疑问请联系客服'
  const search = '?sourceId=EXAMPLE2026&userType=2'

  async function logIn(opening: Parameters<typeof openLogin>[0] = {}) {
    Object.assign(findActivity(backend.state, 'EXAMPLE2026')!, { loginPage: { targetLinkAfterLogin: 'https://h5.example/old' } })
    backend.setScenario({ queryBlackDriverInfo: 'black' })
    const app = await openLogin({ search, ...opening })
    await fillIn(app.user, { mobile: KNOWN_PHONES.driver })
    await app.user.click(getButton('登录'))
    return app
  }

  it('are told, and get no target link', async () => {
    const app = await logIn()
    expect(await screen.findByRole('dialog', { name: WORD })).toBeVisible()
    expect(app.address()).toBe(`/${PREFIX}${search}`)
    expect(externalNavigation.replace).not.toHaveBeenCalled()
    expect(backend.requests().find(({ endpoint }) => endpoint === 'queryBlackDriverInfo')!.body ?? null).toBeNull()
  })

  it('read the number of the currency configuration where the web configuration names no way to customer service (spec 1 §3)', async () => {
    backend.setScenario({ getWebConfig: 'empty' })
    await logIn()
    expect(await screen.findByRole('dialog', { name: WORD })).toHaveTextContent('客服电话：021-10100000')
    expect(getButton('联系客服')).toBeVisible()
    expect(backend.requests().filter(({ endpoint }) => endpoint === 'getCurrencyConfig')).toHaveLength(1)
  })

  it('can call customer service from the page that they came from, also where the way to it is a step back', async () => {
    const call = jest.spyOn(externalNavigation, 'assign').mockReturnValue(true)
    const app = await logIn({ state: { from: `/${PREFIX}/rule${search}`, isBehind: true }, before: `/${PREFIX}/rule${search}` })
    const dialog = await screen.findByRole('dialog', { name: WORD })
    expect(app.address()).toBe(`/${PREFIX}/rule${search}`)
    expect(dialog).toHaveTextContent('客服电话：021-10100000')
    await app.user.click(getButton('联系客服'))
    expect(call).toHaveBeenCalledWith('tel:021-10100000')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(app.address()).toBe(`/${PREFIX}/rule${search}`)
  })
})

describe('friends who register by a link', () => {
  const site = sampleCampaign({ register: entry(() => Promise.resolve(loginPage({ inviteeRoutes: rewardRoutes({ granted: 'info', waiting: 'info', existing: 'info' }) }))) })

  async function open(search: string, preparation: Parameters<typeof renderApp>[1] = {}) {
    const app = await renderApp(`/sample-activity/register${search}`, { ...site, ...preparation })
    await screen.findByRole('textbox', { name: '手机号' })
    return app
  }

  async function register(app: Awaited<ReturnType<typeof open>>, mobile: string) {
    await fillIn(app.user, { mobile })
    await app.user.click(getButton('登录'))
    return app
  }

  it.each([
    ['a new user', '13512345678'],
    ['an existing one', KNOWN_PHONES.passenger],
  ])('that names no activity: %s sees that there is none (spec 1 §4, §8)', async (_, mobile) => {
    // A development build would name its own.
    const app = await open('', { environment: { ...environmentOf('prod', 'car'), apiBase: 'http://localhost' } })
    await register(app, mobile)
    await waitFor(() => expect(app.address()).toBe('/sample-activity/invalid-activity/invalid'))
  })

  it('have their page again where the way on from it leads nowhere', async () => {
    const endHold = endWhenTold([HOLD_MS])
    const app = await open('?sourceId=EXAMPLE2026')
    const replace = jest.spyOn(app.router.history, 'replace').mockImplementation(() => undefined)
    await register(app, KNOWN_PHONES.passenger)
    await waitFor(() => expect(replace).toHaveBeenCalled())
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    act(endHold)
    expect(await screen.findByRole('textbox', { name: '手机号' })).toBeVisible()
  })

  it('are refused by a risk check that says so with its code, in its own words, and no reward is asked for (spec 1 §8)', async () => {
    backend.setScenario({ riskCheck: '-196606' })
    const app = await register(await open('?sourceId=EXAMPLE2026'), KNOWN_PHONES.passenger)
    await waitFor(() => expect(app.address()).toBe('/sample-activity?sourceId=EXAMPLE2026'))
    expect(await screen.findByText('账户存在风险，请联系客服')).toBeInTheDocument()
    expect(backend.requests().filter(({ endpoint }) => endpoint === 'dealInviteeReward')).toEqual([])
  })
})
