import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { LivePage } from '@/blocks/definePage'
import { useIntent } from '@/blocks/intent/useIntent'
import type { MiddleActions, MiddleData } from '@/blocks/middle/middleData'
import { ASK_STATE } from '@/blocks/register/rewardRoutes'
import { useOffer } from '@/blocks/register/useOffer'
import { useOwnHome } from '@/blocks/register/useOwnHome'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { selectIsOwnLink } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { makeRequestId } from '@/lib/requestId'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import type { P2pCalls } from './calls'
import { PAGE_OF } from './inviteeRoutes'

/** How long the page waits for what marketing set (ms). */
const CONFIG_TIMEOUT_MS = 3_000

const nothing = (): void => undefined

/** The middle page that waits for a tap: a user who is logged in sees the outcome of the link, any other registers. After a login that found a known user it asks without a tap. */
export const claimBy = (useInviteeState: P2pCalls['useInviteeState']) => (configKey: string): LivePage<MiddleData, MiddleActions> => {
  const offer = useOffer()
  const { rawConfig, isLoading } = usePageConfig(configKey)
  const hasTimedOut = useHasTimedOut(CONFIG_TIMEOUT_MS)
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const isOwnLink = useSelector(selectIsOwnLink)
  const request = useActivityRequest()
  const { open } = useCampaignNavigate()
  const goHome = useOwnHome()
  const isMounted = useMountedRef()
  // oxlint-disable-next-line react/hooks -- a campaign has one such call
  const [ask] = useInviteeState()
  const [isAskedByItself, setAskedByItself] = useState(false)
  const register = () => open(PAGE_OF.unclaimed)
  const seeOutcome = async (isTap: boolean): Promise<void> => {
    const { data: state } = await ask({ request, args: undefined, requestId: makeRequestId() })
    // A user who went elsewhere meanwhile is not pulled back.
    if (state === undefined || !isMounted.current) return
    // The registration has just led here, and has nothing for a known user: the two would lead to each other for ever.
    const page = state === 'unclaimed' && !isTap ? PAGE_OF.existing : PAGE_OF[state]
    // The server says that it is there, and not since when; of what amount, the link has promised.
    open(page, { replace: !isTap, ...(state === 'granted' && { state: { rewardCents: null, isFresh: false } }) })
  }
  const go = async (): Promise<void> => {
    if (!isLoggedIn) return register()
    return isOwnLink ? goHome() : seeOutcome(true)
  }
  useIntent(true, (intent) => {
    if (intent !== ASK_STATE) return
    setAskedByItself(true)
    void seeOutcome(false).finally(() => setAskedByItself(false))
  })
  if ((isLoading && !hasTimedOut) || isAskedByItself) return { status: 'loading' }
  return { status: 'ready', rawConfig, data: { offer, status: 'asking', isMasked: false }, actions: { go, register, unmask: nothing, openMiniProgram: nothing } }
}
