import { useState, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { Navigate, useLocation } from 'react-router'
import { selectEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { selectIsLoggedIn } from '@/features/session'
import type { RootState } from './store'

/**
 * For people who are logged in; others go to the campaign's login page and come back (spec 2 §2.3). Decided on entering: a session
 * that ends while the page is open is led away by the reaction table, and two redirects would fight.
 */
export function LoginGuard({ prefix, children }: { readonly prefix: string; readonly children: ReactNode }) {
  const store = useStore<RootState>()
  const [mayEnter] = useState(() => selectIsLoggedIn(store.getState()) || isPreviewFrame(selectEntry(store.getState()).mis))
  const { pathname, search } = useLocation()
  return mayEnter ? children : <Navigate replace to={{ pathname: `/${prefix}/login`, search }} state={{ from: pathname + search }} />
}
