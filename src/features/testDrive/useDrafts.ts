import { useLayoutEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { selectUserUid, type WithSession } from '@/features/session'
import { activityOpened, selectTestDrive } from './testDriveSlice'
import type { TestDriveState } from './testDriveState'

/** The user's drafts for this activity, whose id is null until it is known. Settled before they are drawn: no user sees another one's. */
export function useDrafts(sourceId: string | null): TestDriveState {
  const user = useSelector(selectUserUid)
  const dispatch = useDispatch()
  const store = useStore<WithSession>()
  useLayoutEffect(() => {
    // Who it is now: a user who was identified since this was drawn would lose what is theirs.
    if (sourceId !== null) dispatch(activityOpened({ sourceId, user: selectUserUid(store.getState()) }))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again for each user
  }, [dispatch, store, sourceId, user])
  return useSelector(selectTestDrive)
}
