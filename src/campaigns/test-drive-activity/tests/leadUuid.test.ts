import { loggedOut, tokenReceived } from '@/features/session'
import { settled, startStore } from '../../../../tests/startStore'
import { clearBrowser } from '../../../../tests/render'
import { testDriveLate } from '../drafts/testDriveLate'
import { leadLeft } from '../drafts/testDriveSlice'
import { draftOf } from './harness'

afterEach(clearBrowser)

it('ends with the session, also where the campaign is not open (spec 1 §4)', async () => {
  const first = await startStore()
  await first.join([testDriveLate])
  first.store.dispatch(leadLeft({ uuid: 'L1' }))
  first.persistNow()
  expect(sessionStorage.getItem('market-platform-h5.testDrive')).toContain('L1')
  const { store, join } = await startStore()
  store.dispatch(tokenReceived({ token: 't1', mobile: '13800138000', userType: 1 }))
  store.dispatch(loggedOut({ reason: 'tokenRejected' }))
  await settled()
  await join([testDriveLate])
  expect(draftOf({ store }).leadUuid).toBeNull()
})
