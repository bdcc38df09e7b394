import type { Store } from '@reduxjs/toolkit'
import { loggedOut, selectSession, sessionFollowed, sessionPersist, type WithSession } from '@/features/session'
import { KEY_PREFIX } from '@/lib/storageKeys'
import { restore } from './restore'
import type { Storages } from './storages'

/** Makes this tab's session the one that is kept, where another tab has changed it since. */
export function syncSessionWithOtherTabs({ dispatch, getState }: Pick<Store<WithSession>, 'dispatch' | 'getState'>, { session }: Storages, persistNow: () => void): () => Promise<void> {
  return async () => {
    // What this tab is about to write must not look like what another tab has taken away.
    persistNow()
    const kept = restore(sessionPersist, await session.getItem(KEY_PREFIX + sessionPersist.key))
    const token = kept?.token ?? null
    const own = selectSession(getState())
    // Of a login that was under way there, it is not known at first whose it is.
    if (token === own.token && (own.id || !kept?.id)) return
    if (kept && token !== null) dispatch(sessionFollowed(kept))
    else dispatch(loggedOut({ reason: 'elsewhere' }))
  }
}

/** Cookies tell nobody that they changed, so a tab looks when it is shown again. */
export function syncSessionOnPageShow(syncSession: () => Promise<void>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncSession()
  })
  window.addEventListener('pageshow', () => void syncSession())
}
