import { useLocation } from 'react-router'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { useHref } from '@/lib/history/useNavigate'
import { carryWithin } from '../rules/carryEntry'

/** Follows a configured link, and keeps the user's channel on the way to another page of this campaign. Elsewhere the new address speaks. */
export function useActivityLink(): (link: string) => void {
  const { pathname, search } = useLocation()
  const home = useHref(`/${pathname.split('/')[1] ?? ''}`)
  // `useActivity` reads the address of each page.
  const follow = useFollowLink(true)
  return (link) => follow(carryWithin(home, link, search))
}
