import { useDispatch, useSelector } from 'react-redux'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { selectEntry } from '@/features/entry'
import { isAppLink, isSafeLink } from '@/lib/url/safeUrl'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { useHref, useNavigate } from '@/lib/history/useNavigate'
import { pathInside } from './pathInside'

/**
 * Follows a configured link: a page of ours opens within this one, a link into the app in the way that the host allows, everything else as a document of its own. Nothing happens for one that is not safe.
 * `readsAddress`: every page of this campaign takes its activity from its address, so another activity of it opens within the app too.
 */
export function useFollowLink(readsAddress = false): (link: string) => void {
  const base = useHref('/')
  const entry = useSelector(selectEntry)
  const navigate = useNavigate()
  const dispatch = useDispatch<AppLinkDispatch>()
  return (link) => {
    if (!isSafeLink(link)) return
    if (isAppLink(link)) return void dispatch(openAppLink('app', undefined, link))
    const path = pathInside(link, base, readsAddress ? null : entry)
    if (path === null) externalNavigation.assign(link)
    else void navigate(path)
  }
}
