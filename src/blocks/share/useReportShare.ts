import { useSelector } from 'react-redux'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { selectIsLoggedIn } from '@/features/session'
import type { ActivityRequest } from '@/services/candle'

/** The hook that RTK Query makes of a `shareCallback` call. */
export type UseShareCallback = () => readonly [(arg: { readonly request: ActivityRequest }) => unknown, ...unknown[]]

/** Tells the backend of a share. Only one by a user who is logged in can count for them. */
export function useReportShare(useShareCallback: UseShareCallback | undefined): () => unknown {
  const request = useActivityRequest()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  // oxlint-disable-next-line react/hooks -- a campaign counts shares or does not, for the page's whole life
  const [report] = useShareCallback?.() ?? []
  return () => isLoggedIn && report?.({ request })
}
