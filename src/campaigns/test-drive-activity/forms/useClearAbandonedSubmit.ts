import { useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { pendingSubmitTaken, selectTestDrive, type WithTestDrive } from '@/features/testDrive'

/** A booking waits for its own login only (spec 2 §4): a user who stands here without a session has given that one up, and a later login is for something else. */
export function useClearAbandonedSubmit(): void {
  const store = useStore<WithSession & WithTestDrive>()
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  useEffect(() => {
    const state = store.getState()
    if (!isHostLoggingIn && selectTestDrive(state).isSubmitPending && !selectIsLoggedIn(state)) store.dispatch(pendingSubmitTaken())
  }, [store, isHostLoggingIn])
}
