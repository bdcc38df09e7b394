import { screen } from '@testing-library/react'
import { logIn } from '@/mocks/sendRequest'
import { mountTestBackend } from '@/mocks/jest'
import { expectNoChinese } from '../readScreen'
import { clearBrowser, renderApp, testSession } from '../render'

const HOME = '/_example'

const backend = mountTestBackend()

afterEach(clearBrowser)

it('leaves no Chinese on the home', async () => {
  const session = testSession(await logIn(backend, '13800138000'))
  await renderApp(`${HOME}?sourceId=EXAMPLE2026&lang=en`, { preloaded: { session } })
  expect(await screen.findByRole('heading', { name: /friends? so far/ })).toBeVisible()
  expectNoChinese()
})

it('leaves none on the login page', async () => {
  await renderApp(`${HOME}/login?sourceId=EXAMPLE2026&lang=en`)
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
  expectNoChinese()
})

it('leaves none where a page could not be loaded', async () => {
  backend.setScenario({ queryExamplePage: 'http500' })
  await renderApp(`${HOME}?sourceId=EXAMPLE2026&lang=en`)
  expect(await screen.findByRole('heading', { name: 'Our server is busy. Please try again later.' })).toBeVisible()
  expectNoChinese()
})
