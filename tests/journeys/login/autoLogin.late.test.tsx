import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { endWhenTold } from '../../faults/hurry'
import { sessionOf } from '../../journeySteps'
import { clearBrowser, renderApp } from '../../render'
import { entry, ready, sampleCampaign, samplePage } from '../../sampleCampaign'

jest.unstable_mockModule('@/features/login/autoLogin/resumeLogin', () => new Promise<never>(() => undefined))

const { AUTO_LOGIN_TIMEOUT_MS } = await import('@/features/login/autoLogin/autoLogin')

const backend = mountTestBackend()
afterEach(clearBrowser)

it('leaves no session half done where the code that would finish it does not come: the phone form is there (spec 1 §4)', async () => {
  const site = sampleCampaign({ inside: entry(() => Promise.resolve(samplePage(() => ready('For members'))), { login: true }) })
  const session = { ...(await sessionOf(backend, '13800138000')), id: null }
  const endLimit = endWhenTold([AUTO_LOGIN_TIMEOUT_MS])
  const { store, address } = await renderApp('/sample-activity/inside?sourceId=EXAMPLE2026', { ...site, preloaded: { session } })
  expect(store.getState().login.autoLogin.step).toBe('running')
  await act(async () => endLimit())
  expect(await screen.findByRole('textbox', { name: '手机号' })).toBeInTheDocument()
  expect(address()).toContain('/sample-activity/login')
  expect(store.getState().session).toMatchObject({ token: null, id: null })
  expect(store.getState().login.autoLogin).toEqual({ step: 'failed' })
})
