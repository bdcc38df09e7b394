import { useSelector } from 'react-redux'
import { ActivityNotice, noticeOfKind, useNoticeExits, type InvalidKind } from '@/features/activity'
import { selectIsDriver } from '@/features/entry'
import { useScreenState } from '@/lib/screenState'

/** `/invalid-activity/{0,1,3}`: the notice outside any campaign. */
export function GeneralNotice({ kind }: { readonly kind: InvalidKind }) {
  useScreenState('ready')
  const isDriver = useSelector(selectIsDriver)
  const exits = useNoticeExits()
  return <ActivityNotice kind={noticeOfKind[kind]} isDriver={isDriver} exits={exits} />
}
