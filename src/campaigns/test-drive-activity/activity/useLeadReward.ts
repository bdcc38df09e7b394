import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn, selectUserUid } from '@/features/session'
import { leadRewarded, selectTestDrive } from '@/features/testDrive'
import { useOneAtATime } from '@/lib/useOneAtATime'
import { toast } from '@/ui/feedback/toast'
import { useBackFillUidMutation } from '../api'
import { testDriveMessages } from '../messages'

/** Spec 2 §4, rewardFlag. */
export const CLAIMED_BEFORE = 2

/** The lead whose reward is still this user's to claim. Another user's, of a session that was replaced while this campaign was not open, is not. */
export function useUnclaimedLead(): string | null {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const user = useSelector(selectUserUid)
  const { owner, leadUuid } = useSelector(selectTestDrive)
  return isLoggedIn && (owner === null || owner === user) ? leadUuid : null
}

/** Gives a lead to the user who stepped back from the login that was for it and has logged in for something else since. They are not led away to the end page: a toast tells of the reward. */
export function useLateReward(sourceId: string | null): void {
  const uuid = useUnclaimedLead()
  const { sourceId: ofLead } = useSelector(selectTestDrive)
  const isHostLoggingIn = useSelector(selectIsAutoLoginPending)
  // By the lead, so that a page which follows meanwhile does not claim it too.
  const [giveBack, { isUninitialized }] = useBackFillUidMutation({ fixedCacheKey: `${uuid}` })
  const dispatch = useDispatch()
  const { run } = useOneAtATime()
  const claim = useEffectEvent(() =>
    run(async () => {
      if (sourceId === null || uuid === null) return
      const { data: rewardFlag } = await giveBack({ sourceId, uuid })
      if (rewardFlag === undefined) return
      dispatch(leadRewarded())
      const { rewarded, claimed } = testDriveMessages.read().end
      toast.success(rewardFlag === CLAIMED_BEFORE ? claimed : rewarded)
    }),
  )
  const isDue = uuid !== null && sourceId === ofLead && isUninitialized && !isHostLoggingIn
  useEffect(() => {
    if (isDue) void claim()
  }, [isDue])
}
