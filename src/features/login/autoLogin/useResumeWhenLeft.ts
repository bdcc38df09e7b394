import { useCallback, useEffect, useState } from 'react'
import { selectIsLoginUnfinished, selectToken } from '@/features/session'
import { currentLocation } from '@/lib/history/browserEntries'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { useLoginDispatch } from '../useLoginDispatch'
import { autoLogin } from './autoLogin'
import { selectIsAutoLoginPending } from './autoLoginSelectors'

/**
 * For a page that logs in: when the user leaves it with a login that broke off behind its code, that login is resumed, and if this fails its token is dropped (spec 1 §4): the
 * other pages take the token for a login, and offer none. Call what it returns after a login that failed, too: the page may be gone by then.
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
  if (isInterrupted && !selectIsAutoLoginPending(state)) void dispatch(autoLogin(false, 'resume'))
}
