import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectIsAutoLoginDone, selectIsLoginUnderWay, type LoginResult } from '@/features/login'
import { selectSession } from '@/features/session'

/** For a login page that was opened while a login was under way, an automatic one or that of a login page before it: `redirect`, perhaps more than once, when that is done. */
export function useAutoLoginRedirect(isPageReady: boolean, redirect: (result: LoginResult) => void): void {
  const isAutoLoginDone = useSelector(selectIsAutoLoginDone)
  const isUnderWay = useSelector(selectIsLoginUnderWay)
  const { id, isNewUser } = useSelector(selectSession)
  const [isAwaited, setAwaited] = useState(isUnderWay && id === null)
  // It has failed. What the user sends from this page redirects by itself.
  if (isAwaited && !isUnderWay && id === null) setAwaited(false)
  const isDone = isAutoLoginDone || (isAwaited && !isUnderWay)
  useEffect(() => {
    if (isDone && isPageReady) redirect({ isNewUser: isNewUser === true })
  })
}
