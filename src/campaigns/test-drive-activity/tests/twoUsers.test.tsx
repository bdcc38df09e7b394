import { waitFor } from '@testing-library/react'
import { loggedOut, tokenReceived } from '@/features/session'
import { leadSubmitted, testDriveSlice } from '@/features/testDrive'
import { KEY_PREFIX, USER_KEY_PREFIX } from '@/lib/storage/storageKeys'
import { mountTestBackend } from '@/mocks/jest'
import { callsOf, expectOn, findButton, openAs, passLogin } from '../../../../tests/journeySteps'
import { clearBrowser, renderApp, unloadApp } from '../../../../tests/render'
import { shortPause, startStore } from '../../../../tests/startStore'
import { BOOKING, draftOf, field, LEAD, openTestDrive, pickPlace } from './harness'

const backend = mountTestBackend({ slowMilliseconds: 50 })

const FIRST = '13800138000'
const OTHER = '13800138001'

afterEach(clearBrowser)

/** A user logs in, writes a name, and the backend refuses the token at the next start of the page. */
async function writeAndBeThrownOut(path: string): Promise<void> {
  const app = await openTestDrive(backend, { path: '/test-drive-activity/login' })
  await passLogin(app, FIRST)
  await expectOn(app, '/test-drive-activity/')
  unloadApp()
  const again = await renderApp(`${path}?sourceId=TESTDRIVE2026`)
  await waitFor(async () => expect(await field('手机号')).toHaveValue('138 0013 8000'))
  await again.user.type(await field('姓名'), '甲某某')
  unloadApp()
  backend.setScenario({ getTestDrivePage: '-127002>ok' })
}

describe.each([BOOKING, LEAD])('two users, one tab, at %s (spec 1 §4, user storage)', (path) => {
  it('shows the second one nothing of the first one', async () => {
    await writeAndBeThrownOut(path)
    const app = await renderApp(`${path}?sourceId=TESTDRIVE2026`)
    await expectOn(app, '/test-drive-activity/login')
    await waitFor(() => expect(sessionStorage.getItem('market-platform-h5.testDrive')).not.toContain(FIRST))
    await passLogin(app, OTHER)
    await expectOn(app, path)
    await waitFor(async () => expect(await field('手机号')).toHaveValue('138 0013 8001'))
    expect(await field('姓名')).toHaveValue('')
    await waitFor(() => expect(sessionStorage.getItem('market-platform-h5.testDrive')).not.toMatch(new RegExp(`甲某某|${FIRST}`)))
  })

  it('gives the first one back what was written', async () => {
    await writeAndBeThrownOut(path)
    const app = await renderApp(`${path}?sourceId=TESTDRIVE2026`)
    await passLogin(app, FIRST)
    await expectOn(app, path)
    await waitFor(async () => expect(await field('姓名')).toHaveValue('甲某某'))
    await waitFor(async () => expect(await field('手机号')).toHaveValue('138 0013 8000'))
  })
})

it('fills in the number of the user whom the mini program hands over, and not of the session before (spec 1 §4)', async () => {
  backend.setScenario({ getMiniProgramToken: 'slow' })
  const app = await openTestDrive(backend, { path: BOOKING, search: '&mis=1', mobile: OTHER })
  await waitFor(() => expect(callsOf(backend, 'getMobileByUid')).not.toHaveLength(0))
  await waitFor(() => expect(app.store.getState().login.autoLogin.step).toBe('done'))
  await pickPlace(app)
  await waitFor(async () => expect(await field('手机号')).toHaveValue('138 0013 8000'))
  expect(callsOf(backend, 'getMobileByUid')).toHaveLength(2)
})

it('claims no lead of a user whose session was replaced while the campaign was not open (spec 1 §4)', async () => {
  const keep = (key: string, values: object) => sessionStorage.setItem(key, JSON.stringify({ ...values, _persist: { version: testDriveSlice.persist?.version, rehydrated: true } }))
  keep(`${KEY_PREFIX}testDrive`, { owner: 'U1' })
  keep(`${USER_KEY_PREFIX}testDrive`, { leadUuid: 'L1' })
  const app = await openAs(backend, `${LEAD}/end?sourceId=TESTDRIVE2026`, OTHER)
  await findButton('返回')
  expect(draftOf(app)).toMatchObject({ owner: 'U1', leadUuid: 'L1' })
  await shortPause()
  expect(callsOf(backend, 'backFillUid')).toEqual([])
})

it('ends the uuid of a lead with the session, also where the campaign is not open (spec 1 §4)', async () => {
  const first = await startStore()
  await first.store.inject([testDriveSlice])
  first.store.dispatch(leadSubmitted({ uuid: 'L1' }))
  first.persistNow()
  await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('L1'))
  const { store } = await startStore()
  store.dispatch(tokenReceived({ token: 't1', mobile: '13800138000', userType: 1 }))
  store.dispatch(loggedOut({ reason: 'tokenRejected' }))
  await shortPause()
  await store.inject([testDriveSlice])
  expect(draftOf({ store }).leadUuid).toBeNull()
})
