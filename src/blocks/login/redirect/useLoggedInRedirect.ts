import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { LoginResult } from '@/features/login'
import { selectSession } from '@/features/session'

/** For a page where friends register: a user who came logged in (by an old link, or back after a reload) needs no form and is redirected. */
export function useLoggedInRedirect(isReady: boolean, redirect: (result: LoginResult) => void): void {
  const { id, isNewUser } = useSelector(selectSession)
  const [wasLoggedIn] = useState(id !== null)
  const hasRedirected = useRef(false)
  useEffect(() => {
    // Another tab may have ended the session since.
    if (!isReady || !wasLoggedIn || id === null || hasRedirected.current) return
    hasRedirected.current = true
    redirect({ isNewUser: isNewUser === true })
  })
}
