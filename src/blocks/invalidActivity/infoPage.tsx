import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { useNavigate } from '@/lib/useNavigate'
import { isApiError } from '@/api/apiError'
import { definePage, type LivePage } from '@/blocks/definePage'
import { ActivityNotice, useExitToHome, type NoticeKind } from '@/features/activity'
import { selectEntry, selectIsDriver } from '@/features/entry'
import { useGetActivityStatusQuery, type ActivityStatus } from '@/services/candle'

type Data = { readonly kind: NoticeKind; readonly isDriver: boolean }

const inProgress: Data = { kind: 'open', isDriver: false }

const kinds: Record<ActivityStatus, NoticeKind> = { notStarted: 'not-start', inProgress: 'open', closed: 'end', ended: 'end' }

/** `/{activity}/info`: whether the activity of this address can be joined. An activity that the backend does not know does not exist. */
export const page = definePage({
  kind: 'empty',
  config: {},
  fixtures: { default: inProgress },
  actionNames: ['left'],
  useLive: (): LivePage<Data, { left: () => void }> => {
    const { campaign, sourceId } = useSelector(selectEntry)
    const isDriver = useSelector(selectIsDriver)
    const navigate = useNavigate()
    const goHome = useExitToHome()
    const { data: activityStatus, error, isFetching, refetch } = useGetActivityStatusQuery(sourceId ? { sourceId } : skipToken)
    if (isFetching) return { status: 'loading' }
    if (error && !(isApiError(error) && error.kind === 'business')) return { status: 'failed', error, retry: () => void refetch() }
    const kind = activityStatus ? kinds[activityStatus] : 'invalid'
    return { status: 'ready', rawConfig: undefined, data: { kind, isDriver }, actions: { left: () => (kind === 'open' ? void navigate(`/${campaign ?? ''}`) : goHome()) } }
  },
  View: ({ data, actions }) => <ActivityNotice kind={data.kind} isDriver={data.isDriver} onLeave={actions.left} />,
})
