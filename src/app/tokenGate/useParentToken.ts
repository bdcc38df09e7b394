import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { beginSession } from '@/features/login'
import { namedDriverOrigins } from '@config/env/previewOrigins'
import { isFramed, openParentLink, type ParentMessage } from '@/features/preview'
import { confirmedByParent, selectIsLoggedIn, selectSession, selectToken } from '@/features/session'
import { useEnvironment } from '@/lib/page/environmentContext'
import { deferEffect } from '@/lib/page/deferEffect'
import type { AppStore } from '../store'

/** How long a page waits for its parent's token (ms). */
const TOKEN_TIMEOUT_MS = 3_000

/** `missing`: no user is logged in, and no token came. A late one still opens. */
type Gate = 'waiting' | 'open' | 'missing'

/** Without a parent only the host can log a user in. */
const isLoggedInAlone = (store: AppStore): boolean => !isFramed() && selectIsLoggedIn(store.getState())

/** The session of the page around this one (spec 2 §2.5): its token, checked like any login's, stands above a session that was kept. */
export function useParentToken(name: string): Gate {
  const store = useStore() as AppStore
  const environment = useEnvironment()
  const [state, setState] = useState<Gate>(() => (selectSession(store.getState()).isFromParent === true || isLoggedInAlone(store) ? 'open' : 'waiting'))

  useEffect(() => {
    let isHere = true
    const decide = (now: Gate): void => {
      // A session that ends while the page is open is led away by the reaction table.
      if (isHere) setState((before) => (before === 'open' ? before : now))
    }
    const timeOut = (): void => decide(selectIsLoggedIn(store.getState()) ? 'open' : 'missing')
    const timer = setTimeout(timeOut, TOKEN_TIMEOUT_MS)
    const take = (token: string): void => {
      clearTimeout(timer)
      const { token: current, id } = selectSession(store.getState())
      // The campaign's next page asks no more.
      const confirm = (): void => {
        if (selectToken(store.getState()) === token) store.dispatch(confirmedByParent())
        decide('open')
      }
      if (token === current && id !== null) return confirm()
      store.dispatch(beginSession(token, () => Promise.resolve(false))).then(confirm, () => decide('missing'))
    }
    const stopAsking = deferEffect(() => {
      const hear = (message: ParentMessage): void => {
        if (message.type === 'preview/token') take(message.token)
      }
      const link = openParentLink(environment, hear, window, namedDriverOrigins)
      link.send({ type: 'preview/ready', page: name, boxes: [] })
      return link.close
    })
    const look = (): void => {
      if (isLoggedInAlone(store)) decide('open')
    }
    const stopLooking = store.subscribe(look)
    look()
    return () => {
      isHere = false
      clearTimeout(timer)
      stopAsking()
      stopLooking()
    }
  }, [environment, name, store])

  return state
}
