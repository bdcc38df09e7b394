import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { definePage, type LivePage } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { ActivityNotice, NoticeSkeleton, useNoticeExits, type NoticeExits, type NoticeKind } from '@/features/activity'
import { selectIsDriver } from '@/features/entry'
import { useGetActivityStatusQuery, type ActivityStatus } from '@/services/candle'
import { useNamedActivity } from './useNamedActivity'

type Actions = NoticeExits & { readonly join: () => void }

type Data = { readonly kind: NoticeKind; readonly isDriver: boolean }

const inProgress: Data = { kind: 'open', isDriver: false }

const fixtures = {
  default: inProgress,
  notStarted: { ...inProgress, kind: 'not-start' },
  ended: { ...inProgress, kind: 'end' },
  invalid: { ...inProgress, kind: 'invalid' },
  driver: { ...inProgress, isDriver: true },
} satisfies Record<string, Data>

const kinds: Record<ActivityStatus, NoticeKind> = { notStarted: 'not-start', inProgress: 'open', closed: 'end', ended: 'end' }

/** `/{activity}/info`: whether the activity of this address can be joined (spec 2 §2.2). A closed gate leads to the page that says so; any other refusal does not say that there is no such activity. */
export const page = definePage({
  kind: 'empty',
  config: {},
  fixtures,
  actionNames: ['leave', 'callCar', 'join'],
  useLive: (): LivePage<Data, Actions> => {
    const { isKnown, sourceId } = useNamedActivity()
    const isDriver = useSelector(selectIsDriver)
    const { open } = useCampaignNavigate()
    const exits = useNoticeExits()
    const { data: activityStatus, error, isFetching, refetch } = useGetActivityStatusQuery(sourceId ? { sourceId } : skipToken)
    if (isFetching) return { status: 'loading' }
    if (error) return { status: 'failed', error, retry: () => void refetch() }
    const kind = activityStatus ? kinds[activityStatus] : 'invalid'
    // One that is open but has no pages here cannot be joined here.
    return { status: 'ready', rawConfig: undefined, data: { kind: kind === 'open' && !isKnown ? 'invalid' : kind, isDriver }, actions: { ...exits, join: () => open('') } }
  },
  Skeleton: NoticeSkeleton,
  View: ({ data, actions }) => <ActivityNotice kind={data.kind} isDriver={data.isDriver} exits={actions} onJoin={actions.join} />,
})
