import { useCallback, useEffect, useState } from 'react'
import { selectIsLoginUnfinished, selectToken } from '@/features/session'
import { currentLocation } from '@/lib/history/browserEntries'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { useLoginDispatch } from '../useLoginDispatch'
import { autoLogin } from './autoLogin'
import { selectIsAutoLoginPending } from './autoLoginSelectors'

/**
 * For a page that logs in: a login that broke off there behind its code is finished once the page is left, or its token goes (spec 1 §4). The other pages take the token
 * for a login, and offer none. The result is for a login that has failed, which may be after the page was left.
 */
export function useResumeWhenLeft(): () => void {
  const dispatch = useLoginDispatch()
  const [path] = useState(() => currentLocation().pathname)
  // By the address: where the page is only mounted anew, its form is there to go on from.
  const resumeIfLeft = useCallback(() => {
    if (currentLocation().pathname !== path) dispatch(resumeInterrupted())
  }, [dispatch, path])
  useEffect(() => resumeIfLeft, [resumeIfLeft])
  return resumeIfLeft
}

const resumeInterrupted = (): LoginThunk<void> => (dispatch, getState) => {
  const state = getState()
  const isInterrupted = selectLogin(state).submission.step === 'interrupted' && selectIsLoginUnfinished(state, selectToken(state))
  if (isInterrupted && !selectIsAutoLoginPending(state)) void dispatch(autoLogin(false))
}
