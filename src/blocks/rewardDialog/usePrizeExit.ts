import { useDispatch } from 'react-redux'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { isAppLink } from '@/lib/url/safeUrl'

/** To where a prize is used: by its link, without one by a ride. `onFound`: there is a way; it is taken after that. */
export type PrizeExit = (link: string, onFound?: () => unknown) => unknown

export function usePrizeExit(): PrizeExit {
  const dispatch = useDispatch<AppLinkDispatch>()
  const follow = useFollowLink()
  return async (link, onFound) => {
    if (link === '') return dispatch(openAppLink('callCar', onFound))
    if (isAppLink(link)) return dispatch(openAppLink('app', onFound, link))
    await onFound?.()
    return follow(link)
  }
}
