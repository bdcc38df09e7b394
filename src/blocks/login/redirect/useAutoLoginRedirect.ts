import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectIsAutoLoginDone, type LoginResult } from '@/features/login'
import { selectSession } from '@/features/session'

/** For a login page that was opened while an automatic login was under way: `arrive`, perhaps more than once, when that is done. */
export function useAutoLoginRedirect(isPageReady: boolean, redirect: (result: LoginResult) => void): void {
  const isDone = useSelector(selectIsAutoLoginDone)
  const { isNewUser } = useSelector(selectSession)
  useEffect(() => {
    if (isDone && isPageReady) redirect({ isNewUser: isNewUser === true })
  })
}
