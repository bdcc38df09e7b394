import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectIsLoggingInByItself, type LoginResult } from '@/features/login'
import { selectSession } from '@/features/session'

/** For a login page that was opened while the host was logging the person in: `arrive` once that is done. */
export function useArrivalByItself(isPageReady: boolean, arrive: (result: LoginResult) => void): void {
  const isWaiting = useSelector(selectIsLoggingInByItself)
  const { token, isNewUser } = useSelector(selectSession)
  const hasWaited = useRef(false)
  useEffect(() => {
    if (isWaiting) hasWaited.current = true
    if (isWaiting || !hasWaited.current || !isPageReady) return
    hasWaited.current = false
    if (token !== null) arrive({ isNewUser: isNewUser === true })
  })
}
