import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router'
import { selectEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { selectIsLoggedIn } from '@/features/session'

/**
 * For people who are logged in; others go to the campaign's login page and come back (spec 2 §2.3). Decided on entering: a session
 * that ends while the page is open is led away by the reaction table, and two redirects would fight.
 */
export function LoginGuard({ prefix, children }: { readonly prefix: string; readonly children: ReactNode }) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { mis } = useSelector(selectEntry)
  const [mayEnter] = useState(isLoggedIn || isPreviewFrame(mis))
  const { pathname, search } = useLocation()
  return mayEnter ? children : <Navigate replace to={{ pathname: `/${prefix}/login`, search }} state={{ from: pathname + search }} />
}
