import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { withParams } from '@/lib/url/query'
import { useNavigate } from '@/lib/history/useNavigate'

/** Parameters that are set anew, null for one that is to go. */
type Params = Readonly<Record<string, string | number | null>>

/** These pages are about the whole activity: `weekId` and `historyId` are taken out of their address, or every list opened from there would stay filtered by them. */
const WHOLE: readonly string[] = ['', 'share']
const NO_PART: Params = { weekId: null, historyId: null }

type OpenOptions = {
  readonly params?: Params
  /** Replaces this page in the history. */
  readonly replace?: boolean
  readonly state?: object
}

type CampaignNavigate = {
  /** The address of a page of this campaign, by its path (`''` is the home), with the current query string (without `weekId` and `historyId` for a page of the whole activity). A path that begins with a slash is returned unchanged. */
  readonly addressOf: (path: string, params?: Params) => string
  readonly open: (path: string, options?: OpenOptions) => void
}

export function useCampaignNavigate(): CampaignNavigate {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const campaign = pathname.split('/')[1] ?? ''
    const addressOf: CampaignNavigate['addressOf'] = (path, params = {}) => (path.startsWith('/') ? path : `/${campaign}${path && `/${path}`}${withParams(search, { ...(WHOLE.includes(path) && NO_PART), ...params })}`)
    const open: CampaignNavigate['open'] = (path, { params, ...options } = {}) => void navigate(addressOf(path, params), options)
    return { addressOf, open }
  }, [pathname, search, navigate])
}
