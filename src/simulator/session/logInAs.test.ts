import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { restore } from '@/app/persistence/restore'
import { storagesOf } from '@/app/persistence/storages'
import { sessionPersist } from '@/features/session/session.persist'
import { mountTestBackend } from '@/mocks/jest'
import { forgetScenarioOfTab, saveScenarioForTab } from '@/mocks/scenario/scenarioTab'
import { logInAs } from './logInAs'
import { startNextAs, takeNextSession } from './nextSession'

const backend = mountTestBackend()
const { session } = storagesOf({ sessionStore: 'cookie' })
const kept = async () => restore(sessionPersist, await session.getItem(KEY_PREFIX + sessionPersist.key))

it('is the account at the next start of the page, as the application keeps it, and nobody after leaving', async () => {
  backend.setScenario({ caslogin: 'http500' })
  startNextAs(await logInAs('13900139000', 2, '123456'))
  expect(await kept()).toBeUndefined()
  takeNextSession()
  expect(await kept()).toMatchObject({ promotorCode: 'D5M9TR', userType: 2, mobile: '13900139000', mobileMask: '139****9000', isNewUser: false })
  takeNextSession()
  expect(await kept()).toMatchObject({ mobile: '13900139000' })
  startNextAs(null)
  takeNextSession()
  expect(await kept()).toBeUndefined()
})

it('lets a tester in whatever scenario the tab’s own address plays', async () => {
  window.history.replaceState(null, '', '/?scenario=caslogin:http500,loginCallback:ended')
  saveScenarioForTab()
  await expect(logInAs('13900139000', 2, '123456')).resolves.toMatchObject({ mobile: '13900139000' })
  forgetScenarioOfTab()
})

it("says the backend's words where it refuses", async () => {
  await expect(logInAs('13900139000', 2, '000000')).rejects.toThrow(/-208212/)
})
