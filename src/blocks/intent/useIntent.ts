import { useEffect, useEffectEvent } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { notedIntent, noteIntent, type Intent } from './intent'

/** Does once what the user pressed on this page before the login, or on the page before this one, as soon as there is a session and the page `isReady`. A login that was given up takes it along. */
export function useIntent(isReady: boolean, perform: (intent: Intent) => void): void {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  const { key } = useLocation()
  const take = useEffectEvent(() => {
    const intent = notedIntent()
    if (intent === null) return
    noteIntent(null)
    if (isLoggedIn) perform(intent)
  })
  const giveUp = useEffectEvent(() => {
    if (!isLoggedIn) take()
  })
  useEffect(() => {
    if (!isLoggingIn) giveUp()
  }, [isLoggingIn])

  const isDue = isReady && isLoggedIn && !isLoggingIn
  useEffect(() => {
    if (isDue) take()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation to this page may bring one
  }, [isDue, key])
}
