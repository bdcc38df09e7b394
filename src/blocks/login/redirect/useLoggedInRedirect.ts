import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { LoginResult } from '@/features/login'
import { selectSession } from '@/features/session'

/** A reload may have broken off the redirect of a login. Engines of before 2018 do not tell (iOS: 2021): there a new user is told that they have an account, which is true too. */
function isReloaded(): boolean {
  const [entry] = ((performance as Partial<Performance>).getEntriesByType?.('navigation') ?? []) as readonly PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/** For a page where friends register: a user who came logged in (by an old link, or back after a reload) needs no form and is redirected. */
export function useLoggedInRedirect(isReady: boolean, redirect: (result: LoginResult) => void): void {
  const { id, isNewUser } = useSelector(selectSession)
  const [wasLoggedIn] = useState(id !== null)
  const hasRedirected = useRef(false)
  useEffect(() => {
    // Another tab may have ended the session since.
    if (!isReady || !wasLoggedIn || id === null || hasRedirected.current) return
    hasRedirected.current = true
    // Who registered earlier in this session and opens a link again has not registered now.
    redirect({ isNewUser: isNewUser === true && isReloaded() })
  })
}
