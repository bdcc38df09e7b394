import { isSafeLink } from '@/lib/address/safeUrl'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { useHref, useNavigate } from '@/lib/history/useNavigate'

/** Follows a configured link: a page of ours opens within the app, everything else as a document of its own. Nothing happens for one that is not safe. */
export function useFollowLink(): (link: string) => void {
  const base = useHref('/')
  const navigate = useNavigate()
  return (link) => {
    if (!isSafeLink(link)) return
    if (link === base || link.startsWith(`${base}/`)) void navigate(link.slice(base.length) || '/')
    else externalNavigation.assign(link)
  }
}
