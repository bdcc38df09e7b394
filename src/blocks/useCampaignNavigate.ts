import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { selectEntry } from '@/features/entry'
import { useNavigate } from '@/lib/useNavigate'

export type CampaignNavigate = {
  /** To a page of this campaign by its path (`''` is the home), or to an address of another that begins with a slash. The query string goes along within the campaign. */
  readonly open: (path: string, state?: object) => void
  /** To the campaign's login page, and back here afterwards. */
  readonly logIn: () => void
}

export function useCampaignNavigate(): CampaignNavigate {
  const { campaign } = useSelector(selectEntry)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const open: CampaignNavigate['open'] = (path, state) => void navigate(path.startsWith('/') ? path : { pathname: `/${campaign ?? ''}${path && `/${path}`}`, search }, state ? { state } : {})
  return { open, logIn: () => open('login', { from: pathname + search, isBehind: true }) }
}
