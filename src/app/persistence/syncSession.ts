import type { Store } from '@reduxjs/toolkit'
import { loggedOut, selectSession, sessionSynced, sessionPersist, type WithSession } from '@/features/session'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { restore } from './restore'
import type { Storages } from './storages'

/** Takes over the stored session where another tab has changed it. */
export async function syncSessionWithOtherTabs({ dispatch, getState }: Pick<Store<WithSession>, 'dispatch' | 'getState'>, { session }: Pick<Storages, 'session'>, persistNow: () => void): Promise<void> {
  // Without this, a write of this tab that is still pending would look like a change by another tab.
  persistNow()
  const kept = restore(sessionPersist, await session.getItem(KEY_PREFIX + sessionPersist.key))
  const token = kept?.token ?? null
  const own = selectSession(getState())
  // While a login is under way in the other tab, the user is not known yet.
  if (token === own.token && (own.id || !kept?.id)) return
  if (kept && token !== null) dispatch(sessionSynced(kept))
  else dispatch(loggedOut({ reason: 'elsewhere' }))
}

/** Browsers fire no event when a cookie changes, so the tab compares when it is shown again. */
export function syncSessionOnPageShow(syncSession: () => Promise<void>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncSession()
  })
  window.addEventListener('pageshow', () => void syncSession())
}
