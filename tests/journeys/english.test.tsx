import { screen } from '@testing-library/react'
import { logIn } from '@/mocks/ask'
import { mountTestBackend } from '@/mocks/jest'
import { clearBrowser, renderApp, someone } from '../render'

const HOME = '/passenger-invite-passenger-activity-cash'
const SLOW = { timeout: 5_000 }

const backend = mountTestBackend()

afterEach(clearBrowser)

/** Texts, names and title, as a person meets them. */
function readScreen(): string {
  const named = Array.from(document.body.querySelectorAll('[aria-label], [alt], [placeholder]'))
  return [document.title, document.body.textContent, ...named.flatMap((element) => ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name)))].join(' ')
}

const expectNoChinese = () => expect(readScreen()).not.toMatch(/[　-〿一-鿿]/)

it('leaves no Chinese on the home, whatever the server words in Chinese', async () => {
  const session = someone(await logIn(backend, '13800138000'))
  await renderApp(`${HOME}?sourceId=PIPCASH2026&lang=en`, { preloaded: { session } })
  expect(await screen.findByText('First ride to come', undefined, SLOW)).toBeVisible()
  expectNoChinese()
})

it('leaves none on the login page', async () => {
  await renderApp(`${HOME}/login?sourceId=PIPCASH2026&lang=en`)
  expect(await screen.findByRole('button', { name: 'Log in' }, SLOW)).toBeVisible()
  expectNoChinese()
})

it('leaves none where a page could not be loaded', async () => {
  backend.setScenario({ queryPipCashPage: 'http500' })
  await renderApp(`${HOME}?sourceId=PIPCASH2026&lang=en`)
  expect(await screen.findByRole('heading', { name: 'Our server is having a moment, please try again later' }, SLOW)).toBeVisible()
  expectNoChinese()
})
