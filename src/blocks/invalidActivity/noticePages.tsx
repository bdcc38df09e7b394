import { useSelector } from 'react-redux'
import { definePage } from '@/blocks/definePage'
import { ActivityNotice, useExitToHome, type NoticeKind } from '@/features/activity'
import { selectIsDriver } from '@/features/entry'

/** `/{activity}/invalid-activity/{end,not-start,invalid}` (spec 2 §2.2). */
function noticePage(kind: NoticeKind) {
  return definePage({
    kind: 'empty',
    config: {},
    fixtures: { default: { isDriver: false } },
    actionNames: ['left'],
    useLive: () => {
      const isDriver = useSelector(selectIsDriver)
      const left = useExitToHome()
      return { status: 'ready', rawConfig: undefined, data: { isDriver }, actions: { left } }
    },
    View: ({ data, actions }) => <ActivityNotice kind={kind} isDriver={data.isDriver} onLeave={actions.left} />,
  })
}

export const endPage = noticePage('end')
export const notStartPage = noticePage('not-start')
export const invalidPage = noticePage('invalid')
