import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router'
import { useActionDraw } from '@/blocks/draw/useActionDraw'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { usePendingResults } from '@/blocks/draw/usePendingResults'
import type { HomeQuery } from '@/blocks/home/homePage'
import { INVITE } from '@/blocks/intent/intent'
import { useBackoffPolling } from '@/blocks/list/useBackoffPolling'
import { usePrizeExit, type PrizeExit } from '@/blocks/rewardDialog/usePrizeExit'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { entryRead, readEntry } from '@/features/entry'
import { useServerClock } from '@/lib/time/useServerClock'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import { useHelperAssistMutation, useReceiveHelperRewardMutation, useStartHelperRoundMutation, type Given, type HelperPage, type Round } from './api'

export type HelperData = { readonly assistStage: DrawStage<Given>; readonly rewardStage: DrawStage<Given>; readonly startStage: DrawStage<string> }

export const noStages: HelperData = { assistStage: { step: 'idle' }, rewardStage: { step: 'idle' }, startStage: { step: 'idle' } }

export type HelperActions = {
  readonly assist: () => void
  readonly receive: () => void
  /** Another round: the page call tells of it. */
  readonly startRound: () => void
  readonly closeStart: () => void
  /** From another user's round to one's own. */
  readonly openMine: () => void
  readonly closeAssist: () => void
  readonly closeReward: () => void
  readonly use: PrizeExit
}

export const helperActions = ['assist', 'receive', 'startRound', 'closeStart', 'openMine', 'closeAssist', 'closeReward', 'use'] as const

/** What is pressed before a login. */
export const ASSIST = 'assist'

/** A round: friends sit down one after the other, each once; the server counts them, and says when it is over. */
export function useHelper(request: ActivityRequest, { page, reload }: HomeQuery<ActivityPage & HelperPage>) {
  const dispatch = useDispatch()
  const use = usePrizeExit()
  useCodeOfAddress(request.promotorCode)
  const { open } = useCampaignNavigate()
  useServerClock(page?.clock, () => void reload())
  // Full, over, helped before: the page says what is left to do.
  const shared = { request, onRefused: reload }
  const assisting = useActionDraw(useHelperAssistMutation(), { ...shared, name: `helperAssist ${request.promotorCode}` })
  const receiving = useActionDraw(useReceiveHelperRewardMutation(), { ...shared, name: 'helperReward' })
  const starting = useActionDraw(useStartHelperRoundMutation(), { ...shared, name: 'helperStart' })
  const assistState = usePendingResults(assisting.stage, page).length > 0 ? 'helped' : (page?.assistState ?? 'may')
  const isReceived = usePendingResults(receiving.stage, page).length > 0
  const round: Round | undefined = page?.round?.status === 'reached' && isReceived ? { ...page.round, status: 'received' } : page?.round
  // A seat fills while its owner looks on.
  useBackoffPolling(page?.role === 'owner' && round?.status === 'open', reload)

  const actions: HelperActions = {
    assist: () => assisting.draw(),
    receive: () => receiving.draw(),
    // It has begun, and the page that was to tell of it did not come.
    startRound: () => void (starting.stage.step === 'settled' ? reload() : starting.draw()),
    closeStart: starting.close,
    openMine: () => {
      dispatch(entryRead({ activityPromotorCode: null }))
      open('', { params: { promotorCode: null } })
    },
    closeAssist: assisting.close,
    closeReward: receiving.close,
    use,
  }
  const data: HelperData & Pick<HelperPage, 'assistState' | 'round'> = { assistState, round, assistStage: assisting.stage, rewardStage: receiving.stage, startStage: starting.stage }
  const mayAssist = page?.role === 'visitor' && assistState === 'may'
  const intents = { [ASSIST]: () => (mayAssist ? assisting.draw() : undefined) }
  // Into a round that is full, taken or over no friend is asked; the page says what there is to do in place of it.
  const mayInvite = page?.role === 'owner' && round?.status === 'open'
  return { data, actions, intents: mayInvite ? intents : { ...intents, [INVITE]: () => undefined }, holdsGate: [assisting, receiving].some(({ stage }) => stage.step !== 'idle') }
}

/** One step back from one's own round is the friend's again: whose round it is, an address that one comes to says where it names anyone. */
function useCodeOfAddress(asked: string): void {
  const { search } = useLocation()
  const dispatch = useDispatch()
  const follow = useEffectEvent(() => {
    const named = readEntry(search, '').activityPromotorCode ?? asked
    if (named !== asked) dispatch(entryRead({ activityPromotorCode: named }))
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each address
  useEffect(() => follow(), [search])
}
