import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectUserUid } from '@/features/session'
import { activityOpened, selectTestDrive } from './testDriveSlice'
import type { TestDriveState } from './testDriveState'

/** The user's drafts for this activity, whose id is null until it is known. Settled before they are drawn: no user sees another one's. */
export function useDrafts(sourceId: string | null): TestDriveState {
  const user = useSelector(selectUserUid)
  const dispatch = useDispatch()
  useLayoutEffect(() => {
    if (sourceId !== null) dispatch(activityOpened({ sourceId, user }))
  }, [dispatch, sourceId, user])
  return useSelector(selectTestDrive)
}
