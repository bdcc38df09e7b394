import { loggedOut, tokenReceived } from '@/features/session'
import { leadLeft, testDriveSlice } from '@/features/testDrive'
import { settled, startStore } from '../../../../tests/startStore'
import { clearBrowser } from '../../../../tests/render'
import { draftOf } from './harness'

afterEach(clearBrowser)

it('ends with the session, also where the campaign is not open (spec 1 §4)', async () => {
  const first = await startStore()
  await first.store.inject([testDriveSlice])
  first.store.dispatch(leadLeft({ uuid: 'L1' }))
  first.persistNow()
  expect(JSON.stringify(sessionStorage)).toContain('L1')
  const { store } = await startStore()
  store.dispatch(tokenReceived({ token: 't1', mobile: '13800138000', userType: 1 }))
  store.dispatch(loggedOut({ reason: 'tokenRejected' }))
  await settled()
  await store.inject([testDriveSlice])
  expect(draftOf({ store }).leadUuid).toBeNull()
})
