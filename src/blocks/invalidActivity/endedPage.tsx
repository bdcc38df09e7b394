import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { definePage, type LivePage } from '@/blocks/definePage'
import { ActivityNotice, useNoticeExits, type NoticeExits } from '@/features/activity'
import { selectIsDriver } from '@/features/entry'
import { selectUserUid } from '@/features/session'
import { useGetActEndPageQuery } from '@/services/candle'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { endedConfig, TYPE } from './config'
import { useNamedActivity } from './useNamedActivity'

type Data = { readonly isDriver: boolean }

/** How long the words wait for the picture behind them (ms). */
const PICTURE_TIMEOUT_MS = 2_000

/** `/{activity}/invalid-activity/1`: the activity is over, on the background that marketing chose (spec 2 §2.2). */
export const page = definePage({
  kind: 'empty',
  config: endedConfig,
  fixtures: { default: { isDriver: false }, driver: { isDriver: true } },
  actionNames: ['leave', 'callCar'],
  useLive: (): LivePage<Data, NoticeExits> => {
    const { sourceId } = useNamedActivity()
    const userUid = useSelector(selectUserUid)
    const isDriver = useSelector(selectIsDriver)
    const actions = useNoticeExits()
    const { data: end, isLoading } = useGetActEndPageQuery(sourceId ? { sourceId, userUid } : skipToken)
    const hasTimedOut = useHasTimedOut(PICTURE_TIMEOUT_MS)
    if (isLoading && !hasTimedOut) return { status: 'loading' }
    const rawConfig = end && { bgImageType: TYPE[end.background], bgImage: end.background === 'custom' ? end.image : '' }
    return { status: 'ready', rawConfig, data: { isDriver }, actions }
  },
  Skeleton: () => <ActivityNotice kind="end" isDriver={false} exits={undefined} />,
  View: ({ config: { bgImageType, bgImage }, data, actions }) => (
    <ActivityNotice kind="end" isDriver={data.isDriver} look={lookOf(bgImageType, bgImage)} picture={bgImage} exits={actions} />
  ),
})

function lookOf(type: number, picture: string): 'old' | 'default' | 'custom' {
  if (type === TYPE.custom && picture) return 'custom'
  return type === TYPE.old ? 'old' : 'default'
}
