import { entryRead } from '@/features/entry'
import { loggedOut } from '@/features/session'
import { reactionHarness } from '../../../tests/reactionHarness'
import { clearApiCache, clearPersistedUser, clearTracking } from './endOfSession'

const end = loggedOut({ reason: 'tokenRejected' })

it('clears the query cache', () => {
  const { dispatched, reactionApi, ports } = reactionHarness()
  void clearApiCache(end, reactionApi, ports)
  expect(dispatched).toEqual(['api/resetApiState'])
})

it('clears the tracking parameters that are not in the address (spec 1 §4)', () => {
  const { store, reactionApi, ports } = reactionHarness({ search: '?sourceId=S1&channel=DOUYIN' })
  store.dispatch(entryRead({ sourceId: 'S1', channel: 'DOUYIN', activityPromotorCode: 'P1', shareSourceId: 'X', shareSchannel: 'wx' }))
  void clearTracking(end, reactionApi, ports)
  expect(store.getState().entry).toMatchObject({ sourceId: 'S1', channel: 'DOUYIN', activityPromotorCode: null, shareSourceId: null, shareSchannel: null })
})

it('clears the user storage of slices that are not loaded (spec 1 §4)', () => {
  const { reactionApi, ports } = reactionHarness()
  void clearPersistedUser(end, reactionApi, ports)
  expect(ports.clearUserStorage).toHaveBeenCalledTimes(1)
})
