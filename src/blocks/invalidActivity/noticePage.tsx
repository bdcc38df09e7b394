import { useSelector } from 'react-redux'
import { definePage, type LivePage } from '@/blocks/definePage'
import { ActivityNotice, useNoticeExits, type NoticeExits, type NoticeKind } from '@/features/activity'
import { selectIsDriver } from '@/features/entry'

type Data = { readonly isDriver: boolean }

/** `/{activity}/invalid-activity/{type}` (spec 2 §2.2). */
export function noticePage(kind: NoticeKind) {
  return definePage({
    kind: 'empty',
    config: {},
    fixtures: { default: { isDriver: false }, driver: { isDriver: true } },
    actionNames: ['leave', 'callCar'],
    useLive: (): LivePage<Data, NoticeExits> => {
      const isDriver = useSelector(selectIsDriver)
      const actions = useNoticeExits()
      return { status: 'ready', rawConfig: undefined, data: { isDriver }, actions }
    },
    Skeleton: () => <ActivityNotice kind={kind} isDriver={false} exits={undefined} />,
    View: ({ data, actions }) => <ActivityNotice kind={kind} isDriver={data.isDriver} exits={actions} />,
  })
}
