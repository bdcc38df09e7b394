import type { tokenRejected } from '@/api/events'
import { selectEntry } from '@/features/entry'
import { loggedOut, selectToken } from '@/features/session'
import type { Navigation } from '../navigationPort'
import { campaignOf, isLoginPath } from './campaignPath'
import type { Effect } from './reaction'

/**
 * A rejected token ends its session and leads to the campaign's login page (spec 1 §4), with the backend's message. Requests that are
 * rejected together end it once: the effect is unsubscribed while it runs, and afterwards their token is no longer the current one.
 */
export const endRejectedSession: Effect<ReturnType<typeof tokenRejected>> = async ({ payload }, { dispatch, getState, subscribe, unsubscribe }, { navigation, syncSession, notify }) => {
  unsubscribe()
  try {
    await syncSession()
    const token = selectToken(getState())
    if (payload.token !== token) return
    if (payload.errMsg) notify(payload.errMsg)
    const { pathname, wasReplace } = navigation.current()
    const isThere = wasReplace && isLoginPath(pathname)
    if (token === null && isThere) return
    dispatch(loggedOut({ reason: token === null ? 'tokenMissing' : 'tokenRejected' }))
    const prefix = campaignOf(pathname) ?? selectEntry(getState()).campaign
    if (!isThere && prefix !== null) await leaveForLogin(prefix, navigation)
  } finally {
    subscribe()
  }
}

/** A login page that the user opened keeps the return path that it was opened with. */
async function leaveForLogin(prefix: string, { current, replace }: Navigation): Promise<void> {
  const { pathname, search, state } = current()
  await replace(`/${prefix}/login${search}`, { state: isLoginPath(pathname) ? state : { from: pathname + search } })
}
