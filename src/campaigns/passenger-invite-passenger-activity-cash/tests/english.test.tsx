import { screen } from '@testing-library/react'
import { logIn } from '@/mocks/ask'
import { mountTestBackend } from '@/mocks/jest'
import { expectNoChinese } from '../../../../tests/readScreen'
import { clearBrowser, renderApp, testSession } from '../../../../tests/render'

const HOME = '/passenger-invite-passenger-activity-cash'
const SLOW = { timeout: 5_000 }

const backend = mountTestBackend()

afterEach(clearBrowser)

it('leaves no Chinese on the home, whatever the server words in Chinese', async () => {
  const session = testSession(await logIn(backend, '13800138000'))
  await renderApp(`${HOME}?sourceId=PIPCASH2026&lang=en`, { preloaded: { session } })
  expect(await screen.findByText('First ride to come', undefined, SLOW)).toBeVisible()
  expectNoChinese()
})
