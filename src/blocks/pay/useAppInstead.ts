import { useDispatch } from 'react-redux'
import { openAppLink, useAppLinkSoon, type AppLinkDispatch } from '@/features/appLinks'
import { pageHost } from '@/hosts'

/** Where one cannot pay: to the app, and from an app that is too old to a newer one. */
export function useAppInstead(isOffered: boolean): () => void {
  useAppLinkSoon(isOffered)
  const dispatch = useDispatch<AppLinkDispatch>()
  return () => void dispatch(openAppLink(pageHost().kind === 'nativeApp' ? 'store' : 'app'))
}
