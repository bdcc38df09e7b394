import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { selectIsLoggedIn } from '@/features/session'
import { leadGiven, selectTestDrive } from '@/features/testDrive'
import { useChannel } from '../../activity/channel'
import { PATH } from '../../activity/paths'
import { useActivity } from '../../activity/useActivity'
import { useBackFillUidMutation } from '../../endpoints'
import type { EndActions, EndData } from './endData'

/** Spec 2 §4. */
const CLAIMED_BEFORE = 2

export function useEnd(): LivePage<EndData, EndActions> {
  const activity = useActivity()
  const sourceId = activity.status === 'ready' ? activity.sourceId : null
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { leadUuid } = useSelector(selectTestDrive)
  const [giveBack, giving] = useBackFillUidMutation()
  const channel = useChannel()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const claim = claimOf(giving)
  const isClaiming = useRef(false)

  /** Gives the lead to whoever is logged in now; its uuid is forgotten once that is done. */
  const claimReward = async (from: string, uuid: string) => {
    if (isClaiming.current) return
    isClaiming.current = true
    const { data: rewardFlag } = await giveBack({ sourceId: from, uuid })
    isClaiming.current = false
    if (rewardFlag !== undefined) dispatch(leadGiven())
  }
  useEffect(() => {
    if (sourceId !== null && isLoggedIn && leadUuid !== null && claim === 'none') void claimReward(sourceId, leadUuid)
  })

  if (activity.status !== 'ready') return activity
  const actions: EndActions = {
    back: () => void navigate(PATH.home + search, { replace: true }),
    claim: () => leadUuid !== null && claimReward(activity.sourceId, leadUuid),
  }
  return { status: 'ready', rawConfig: activity.page.pageConfigs['endPageConfig'], data: { claim, channel }, actions }
}

function claimOf({ isLoading, isError, data }: { readonly isLoading: boolean; readonly isError: boolean; readonly data?: number | undefined }): EndData['claim'] {
  if (isLoading) return 'claiming'
  if (isError) return 'failed'
  if (data === undefined) return 'none'
  return data === CLAIMED_BEFORE ? 'claimed' : 'rewarded'
}
