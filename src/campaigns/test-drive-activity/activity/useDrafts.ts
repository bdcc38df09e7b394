import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectUserUid } from '@/features/session'
import type { TestDriveState } from '../drafts/testDrive'
import { activityOpened, selectTestDrive } from '../drafts/testDriveSlice'

/** What this person has written for this activity, null until it is known which. Settled before it is drawn: nobody sees what another one has written. */
export function useDrafts(sourceId: string | null): TestDriveState {
  const user = useSelector(selectUserUid)
  const dispatch = useDispatch()
  useLayoutEffect(() => {
    if (sourceId !== null) dispatch(activityOpened({ sourceId, user }))
  }, [dispatch, sourceId, user])
  return useSelector(selectTestDrive)
}
