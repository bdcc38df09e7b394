import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { isPreviewFrame } from '@/features/preview'
import { selectIsLoggedIn, selectSession } from '@/features/session'
import { useNavigate } from '@/lib/history/useNavigate'
import type { RootState } from '../store'

type GuardProps = { readonly prefix: string; readonly children: ReactNode }

/** A skeleton while the host may still log the user in automatically (spec 1 §4), then the decision. */
export function LoginGuard(guard: GuardProps) {
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  return isLoggingIn ? <PageSkeleton /> : <DecidedGuard {...guard} />
}

/**
 * For logged-in users; others are sent to the campaign's login page and return after it (spec 2 §2.3), also when another tab ends the
 * session while the page is open. The page stays mounted until the login page is loaded, so that typed input is kept.
 */
function DecidedGuard({ prefix, children }: GuardProps) {
  const isWelcome = useSelector((state: RootState) => selectIsLoggedIn(state) || isPreviewFrame(selectEntry(state).mis))
  const [mayEnter] = useState(isWelcome)
  const user = useCurrentUser()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isWelcome) void navigate({ pathname: `/${prefix}/login`, search }, { replace: true, state: { from: pathname + search } })
    // oxlint-disable-next-line react/exhaustive-deps -- with the address that was asked for
  }, [isWelcome])
  return mayEnter ? <Fragment key={user}>{children}</Fragment> : null
}

/**
 * The current user, or the last one after a logout. The state of a guarded page (an amount, an order that it polls) belongs to this user:
 * when another tab logs in as another user, the page is mounted again.
 */
function useCurrentUser(): string | null {
  const current = useSelector((state: RootState) => selectSession(state).id ?? selectSession(state).token)
  const [user, setUser] = useState(current)
  if (current !== null && current !== user) setUser(current)
  return user
}
