import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { healthyApp, installNativeApp } from '@/mocks/hosts/nativeAppStub'
import { mountTestBackend } from '@/mocks/jest'
import { mocks } from '../specimen/mocks'
import { autoLoginFailed, expectAddress, findButton } from '../journeySteps'
import { clearBrowser, renderApp } from '../render'
import { shortPause } from '../startStore'

const code = await import('@/blocks/intent/logInByApp')
let release = () => {}
jest.unstable_mockModule('@/blocks/intent/logInByApp', () => new Promise<typeof code>((resolve) => (release = () => resolve(code))))

mountTestBackend({ campaigns: [mocks] })
afterEach(clearBrowser)

it("opens no login of the app's over a page that was gone to while its code was on the way (spec 2 §4)", async () => {
  const around = installNativeApp((call) => (call.method === 'getLoginTicket' ? call.answer({ code: '0', data: { ticket: '' } }) : healthyApp()(call)))
  const openLogins = () => around.calls.filter(({ method }) => method === 'openLogin').length
  try {
    const app = await renderApp('/specimen-activity?sourceId=SPECIMEN2026&isNavBar=1')
    await autoLoginFailed(app)
    await app.user.click(await findButton('提现'))
    await act(() => app.router.navigate('/specimen-activity/rule?sourceId=SPECIMEN2026&isNavBar=1'))
    expect(await screen.findByText('自活动上线之日起。')).toBeVisible()
    await act(async () => release())
    await shortPause()
    expect(openLogins()).toBe(0)
    await expectAddress(app, '/specimen-activity/rule?sourceId=SPECIMEN2026&isNavBar=1')
  } finally {
    around.remove()
  }
})
