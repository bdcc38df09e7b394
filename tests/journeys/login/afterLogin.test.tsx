import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { findActivity } from '@/mocks/state/activities'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser } from '../../render'
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
