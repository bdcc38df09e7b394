import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { isPreviewFrame } from '@/features/preview'
import { selectIsLoggedIn, selectSession } from '@/features/session'
import { useNavigate } from '@/lib/useNavigate'
import type { RootState } from './store'

type GuardProps = { readonly prefix: string; readonly children: ReactNode }

/** Bones while the host may still log the person in by itself (spec 1 §4), then the decision. */
export function LoginGuard(guard: GuardProps) {
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  return isLoggingIn ? <PageSkeleton /> : <DecidedGuard {...guard} />
}

/**
 * For people who are logged in; others go to the campaign's login page and come back (spec 2 §2.3), also when another tab ends the session
 * while the page is open. Until the login page is there, what was typed stays where it is.
 */
function DecidedGuard({ prefix, children }: GuardProps) {
  const isWelcome = useSelector((state: RootState) => selectIsLoggedIn(state) || isPreviewFrame(selectEntry(state).mis))
  const [mayEnter] = useState(isWelcome)
  const person = usePerson()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isWelcome) void navigate({ pathname: `/${prefix}/login`, search }, { replace: true, state: { from: pathname + search } })
    // oxlint-disable-next-line react/exhaustive-deps -- with the address that was asked for
  }, [isWelcome])
  return mayEnter ? <Fragment key={person}>{children}</Fragment> : null
}

/**
 * Who is here, and the last one while nobody is. What a guarded page holds (an amount, an order that it asks after) is this person's:
 * when another tab logs somebody else in, the page begins anew.
 */
function usePerson(): string | null {
  const current = useSelector((state: RootState) => selectSession(state).id ?? selectSession(state).token)
  const [person, setPerson] = useState(current)
  if (current !== null && current !== person) setPerson(current)
  return person
}
