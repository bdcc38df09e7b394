import { useDispatch } from 'react-redux'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { useExitToHome } from './useExitToHome'

/** What is left to do where an activity cannot be joined. */
export type NoticeExits = { readonly leave: () => void; readonly callCar: () => void }

export function useNoticeExits(): NoticeExits {
  const dispatch = useDispatch<AppLinkDispatch>()
  const leave = useExitToHome({ isOver: true })
  return { leave, callCar: () => void dispatch(openAppLink('callCar')) }
}
