import { entryRead } from '@/features/entry'
import { loggedOut } from '@/features/session'
import { reactionHarness } from '../../../tests/reactionHarness'
import { clearApiCache, clearPersistedUser, clearTracking } from './endOfSession'

const end = loggedOut({ reason: 'tokenRejected' })

it('forgets every answer that the user was given', () => {
  const { dispatched, reactionApi, ports } = reactionHarness()
  void clearApiCache(end, reactionApi, ports)
  expect(dispatched).toEqual(['api/resetApiState'])
})

it('forgets the tracking parameters that the address no longer names (spec 1 §4)', () => {
  const { store, reactionApi, ports } = reactionHarness({ search: '?sourceId=S1&channel=DOUYIN' })
  store.dispatch(entryRead({ sourceId: 'S1', channel: 'DOUYIN', activityPromotorCode: 'P1', shareSourceId: 'X', shareSchannel: 'wx' }))
  void clearTracking(end, reactionApi, ports)
  expect(store.getState().entry).toMatchObject({ sourceId: 'S1', channel: 'DOUYIN', activityPromotorCode: null, shareSourceId: null, shareSchannel: null })
})

it('forgets what slices that are not loaded have kept of the person (spec 1 §4)', () => {
  const { reactionApi, ports } = reactionHarness()
  void clearPersistedUser(end, reactionApi, ports)
  expect(ports.clearUserStorage).toHaveBeenCalledTimes(1)
})
