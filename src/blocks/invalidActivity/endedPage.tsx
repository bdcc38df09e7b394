import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { definePage, type LivePage } from '@/blocks/definePage'
import { ActivityNotice } from '@/features/activity'
import { selectIsDriver, selectSourceId } from '@/features/entry'
import { selectUserUid } from '@/features/session'
import { image, numeric } from '@/lib/pageConfig'
import { useGetActEndPageQuery } from '@/services/candle'
import { usePatience } from '@/lib/usePatience'

type Data = { readonly isDriver: boolean }

/** The wire's `bgImageType` (spec 2 §3). */
const TYPE = { old: 0, default: 1, custom: 2 } as const

/** How long the words wait for the picture behind them (ms). */
const PICTURE_LIMIT = 2_000

/** `/{activity}/invalid-activity/1`: the activity is over, on the background that marketing chose (spec 2 §2.2). */
export const page = definePage({
  kind: 'empty',
  config: { bgImageType: numeric('背景类型（0 旧版，1 默认，2 自定义）', TYPE.default), bgImage: image('自定义背景图') },
  fixtures: { default: { isDriver: false }, driver: { isDriver: true } },
  actionNames: ['left'],
  useLive: (): LivePage<Data, { left: () => void }> => {
    const sourceId = useSelector(selectSourceId)
    const userUid = useSelector(selectUserUid)
    const isDriver = useSelector(selectIsDriver)
    const navigate = useNavigate()
    const { data: end, isLoading } = useGetActEndPageQuery(sourceId ? { sourceId, userUid } : skipToken)
    const isPatient = usePatience(PICTURE_LIMIT)
    if (isLoading && isPatient) return { status: 'loading' }
    const rawConfig = end && { bgImageType: TYPE[end.background], bgImage: end.background === 'custom' ? end.image : '' }
    return { status: 'ready', rawConfig, data: { isDriver }, actions: { left: () => void navigate('/') } }
  },
  View: ({ config: { bgImageType, bgImage }, data, actions }) => (
    <ActivityNotice kind="end" isDriver={data.isDriver} look={lookOf(bgImageType, bgImage)} picture={bgImage} onLeave={actions.left} />
  ),
})

function lookOf(type: number, picture: string): 'old' | 'default' | 'custom' {
  if (type === TYPE.custom && picture) return 'custom'
  return type === TYPE.old ? 'old' : 'default'
}
