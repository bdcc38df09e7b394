import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { beginSession } from '@/features/login'
import { isFramed, openParentLink } from '@/features/preview'
import { selectIsLoggedIn, selectSession } from '@/features/session'
import { useEnvironment } from '@/lib/environmentContext'
import { deferEffect } from '@/lib/deferEffect'
import type { AppStore } from '../store'

/** How long a page waits for its parent's token (ms). */
const TOKEN_TIMEOUT_MS = 3_000

/** The token that the parent has sent to this document: the campaign's next page does not ask again. */
let taken: string | undefined

/** `missing`: the user is not logged in, and no token came. A later token still opens the page. */
type Gate = 'waiting' | 'open' | 'missing'

/** The session of the page around this one (spec 2 §2.5): its token, checked like any login's, overrides a stored session. */
export function useParentToken(name: string): Gate {
  const store = useStore() as AppStore
  const environment = useEnvironment()
  const [state, setState] = useState<Gate>(() => (taken !== undefined && selectSession(store.getState()).token === taken ? 'open' : 'waiting'))

  useEffect(() => {
    let isMounted = true
    const decide = (now: Gate): void => {
      // The reaction table handles a session that ends while the page is open.
      if (isMounted) setState((before) => (before === 'open' ? before : now))
    }
    const timeOut = (): void => decide(selectIsLoggedIn(store.getState()) ? 'open' : 'missing')
    const timer = setTimeout(timeOut, TOKEN_TIMEOUT_MS)
    const take = (token: string): void => {
      clearTimeout(timer)
      const { token: current, id } = selectSession(store.getState())
      taken = token
      if (token === current && id !== null) return decide('open')
      store.dispatch(beginSession(token, () => Promise.resolve(false))).then(
        () => decide('open'),
        () => decide('missing'),
      )
    }
    const stopAsking = deferEffect(() => {
      const link = openParentLink(environment, (message) => {
        if (message.type === 'preview/token') take(message.token)
      })
      link.send({ type: 'preview/ready', page: name, boxes: [] })
      return link.close
    })
    // Without a parent only the host's automatic login is left.
    const stopLooking = isFramed() ? undefined : store.subscribe(() => selectIsLoggedIn(store.getState()) && decide('open'))
    if (!isFramed() && selectIsLoggedIn(store.getState())) decide('open')
    return () => {
      isMounted = false
      clearTimeout(timer)
      stopAsking()
      stopLooking?.()
    }
  }, [environment, name, store])

  return state
}
