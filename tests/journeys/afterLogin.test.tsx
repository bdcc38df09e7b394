import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { externalNavigation } from '@/blocks/login/externalNavigation'
import { findActivity } from '@/mocks/activities'
import { KNOWN_PHONES } from '@/mocks/accounts'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser } from '../render'
import { button, fillIn, openLogin, PREFIX } from './openLogin'

const backend = mountTestBackend()

beforeEach(() => void jest.spyOn(externalNavigation, 'to').mockReturnValue(true))
afterEach(clearBrowser)

describe('drivers on the blacklist', () => {
  it('are told, and get no target link', async () => {
    Object.assign(findActivity(backend.state, 'EXAMPLE2026')!, { loginPage: { targetLinkAfterLogin: 'https://h5.example/old' } })
    backend.setScenario({ queryBlackDriverInfo: 'black' })
    const app = await openLogin({ search: '?sourceId=EXAMPLE2026&userType=2' })
    await fillIn(app.user, { mobile: KNOWN_PHONES.driver })
    await app.user.click(button('登录'))
    expect(await screen.findByText('你的账号暂不能参与司机活动，如有疑问请联系客服')).toBeInTheDocument()
    await waitFor(() => expect(app.address()).toBe(`/${PREFIX}?sourceId=EXAMPLE2026&userType=2`))
    expect(externalNavigation.to).not.toHaveBeenCalled()
    expect(backend.requests().find(({ endpoint }) => endpoint === 'queryBlackDriverInfo')!.body ?? null).toBeNull()
  })
})
