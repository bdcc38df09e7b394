import { screen, waitFor } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { installParent } from '../../../../tests/journeys/previewHarness'
import { findButton } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp } from '../../../../tests/render'
import { openTestDrive, PREFIX } from './harness'

const backend = mountTestBackend()
afterEach(clearBrowser)

const PICTURE = 'https://h5.example/button.png'
const pictureOf = async () => (await findButton('登录')).querySelector('img')?.getAttribute('src')
const NAME = 'test-drive-activity/login'

it.each([
  ['buttonImage', { buttonImage: PICTURE }],
  ['loginBtnImage', { loginBtnImage: PICTURE }],
  ['buttonImage', { buttonImage: PICTURE, loginBtnImage: 'https://h5.example/standard.png' }],
])('draws %s as its button in a preview, too (spec 2 §3)', async (field, config) => {
  const parent = installParent()
  try {
    await renderApp(`/${NAME}/preview`)
    await findButton('登录')
    await parent.say({ type: 'preview/config', page: NAME, config })
    await waitFor(async () => expect(await pictureOf()).toBe(PICTURE))
    expect(document.querySelector(`[data-box=${field}]`)).toContainElement(screen.getByRole('button', { name: '登录' }))
    expect(parent.ofType('preview/problem')).toEqual([])
  } finally {
    parent.leave()
  }
})

it('draws it as its button live', async () => {
  backend.setScenario({ getTestDrivePage: 'themed' })
  await openTestDrive(backend, { path: `${PREFIX}/login` })
  await waitFor(async () => expect(await pictureOf()).toMatch(/button/))
  expect(document.querySelector('[data-box=buttonImage]')).toContainElement(screen.getByRole('button', { name: '登录' }))
})
