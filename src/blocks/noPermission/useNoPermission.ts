import { skipToken } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { useNoticeExits } from '@/features/activity'
import { selectEntry } from '@/features/entry'
import { loggedOut } from '@/features/session'
import { pageHost } from '@/hosts'
import { parseConfig, type ConfigOf } from '@/lib/pageConfig'
import { pageExtrasApi } from '@/services/candle'
import { noPermissionFields } from './config'
import type { NoPermissionActions } from './NoPermissionView'

/** For a user who `isRefused`: what marketing says to them, and the ways on. Asks nothing for other users. Another account comes back to `to`, this page unless given. */
export function useNoPermission(isRefused: boolean, to?: string): { readonly config: ConfigOf<typeof noPermissionFields>['noPermission']; readonly actions: NoPermissionActions } {
  const { sourceId } = useSelector(selectEntry)
  const { data } = pageExtrasApi.useGetPageConfigQuery(isRefused && sourceId ? { sourceId } : skipToken)
  const dispatch = useDispatch()
  const { pathname, search } = useLocation()
  const logIn = useLoginLauncher()
  const exits = useNoticeExits()
  const switchAccount = () => {
    dispatch(loggedOut({ reason: 'otherAccount' }))
    logIn({ to: to ?? pathname + search, isPageDone: true })
  }
  return {
    config: parseConfig(noPermissionFields, pageConfigOf(data, 'home')).config.noPermission,
    // The app logs its own user in again.
    actions: { ...exits, ...(pageHost().kind !== 'nativeApp' && { switchAccount }) },
  }
}
