import { useSelector } from 'react-redux'
import type { LivePage } from '@/blocks/definePage'
import type { MiddleActions, MiddleData } from '@/blocks/middle/middleData'
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

/** The middle page that waits for a tap: a user who is logged in sees the outcome of the link, any other registers. */
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
  const register = () => open(PAGE_OF.unclaimed)
  const go = async (): Promise<void> => {
    if (!isLoggedIn) return register()
    if (isOwnLink) return goHome()
    const { data: state } = await ask({ request, args: undefined, requestId: makeRequestId() })
    // A user who went elsewhere meanwhile is not pulled back.
    if (state === undefined || !isMounted.current) return
    // The server says that it is there, and not since when; of what amount, the link has promised.
    open(PAGE_OF[state], state === 'granted' ? { state: { rewardCents: null, isFresh: false } } : {})
  }
  if (isLoading && !hasTimedOut) return { status: 'loading' }
  return { status: 'ready', rawConfig, data: { offer, status: 'asking', isMasked: false }, actions: { go, register, unmask: nothing, openMiniProgram: nothing } }
}
