import { useDispatch, useSelector } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useActionDraw } from '@/blocks/draw/useActionDraw'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { usePendingResults } from '@/blocks/draw/usePendingResults'
import type { HomeQuery } from '@/blocks/home/homePage'
import { selectEntry } from '@/features/entry'
import { useEnvironment } from '@/lib/page/environmentContext'
import { externalNavigation } from '@/lib/history/externalNavigation'
import { useMountedRef } from '@/lib/page/useMountedRef'
import { usePageReturned } from '@/lib/page/usePageReturned'
import { resolveWithin } from '@/lib/time/resolveWithin'
import type { ActivityPage, ActivityRequest, Drawn } from '@/services/candle'
import { chargeSourceApi } from '@/services/remoteConfig'
import { toast } from '@/ui/feedback/toast'
import { useQueryCreditCardApplyStatusQuery, useReceiveCreditCardRewardMutation, type Application, type CardPage } from './api'
import { bankLink } from './bankLink'
import { cardMessages } from './messages'

export type CardData = {
  /** Undefined until it is known. */
  readonly application: Application | undefined
  /** It could not be asked for. */
  readonly hasFailed: boolean
  readonly stage: DrawStage<Drawn>
}

export type CardActions = {
  readonly apply: () => Promise<void>
  readonly receive: () => void
  readonly close: () => void
  readonly askStatus: () => void
}

export const cardActions = ['apply', 'receive', 'close', 'askStatus'] as const

/** How long the user waits for the charge source id (ms). */
export const CHARGE_SOURCE_TIMEOUT_MS = 8_000

/** The way to the bank, how far the application is, and its reward, once. */
export function useCard(request: ActivityRequest, { page, isWanted }: HomeQuery<ActivityPage & CardPage>) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const { stage: environmentStage, projectName, productType } = useEnvironment()
  const { isMinsheng } = useSelector(selectEntry)
  const { data: known, isError, isFetching, refetch } = useQueryCreditCardApplyStatusQuery({ request, args: undefined }, { skip: !isWanted, refetchOnMountOrArgChange: true })
  const ask = () => void (isWanted && refetch())
  const receiving = useActionDraw(useReceiveCreditCardRewardMutation(), { name: 'creditCardReward', request, onRefused: ask })
  const isReceived = usePendingResults(receiving.stage, known).length > 0
  const application: Application | undefined = isReceived && known?.reward?.status === 'toReceive' ? { ...known, reward: { ...known.reward, status: 'received' } } : known
  // Back from the bank, it may have gone on.
  usePageReturned(ask)

  const isMounted = useMountedRef()
  const apply = async (): Promise<void> => {
    const asked = dispatch(chargeSourceApi.endpoints.getChargeSource.initiate({ projectName, productType }, { subscribe: false, forceRefetch: true }))
    const [answer] = await Promise.all([resolveWithin(asked, CHARGE_SOURCE_TIMEOUT_MS), cardMessages.ready()])
    if (!isMounted.current) return
    const chargeSourceId = answer?.data
    const ownHost = environmentStage === 'dev' ? window.location.host : ''
    const link = chargeSourceId ? bankLink(page?.bankUrl ?? '', { chargeSourceId, isMinsheng: isMinsheng === 1 }, ownHost) : null
    if (link === null) toast.error(cardMessages.read().noBank)
    else externalNavigation.assign(link)
  }
  return {
    data: { application, hasFailed: isError && !isFetching && application === undefined, stage: receiving.stage } satisfies CardData,
    actions: { apply, receive: () => receiving.draw(), close: receiving.close, askStatus: ask } satisfies CardActions,
    holdsGate: receiving.stage.step !== 'idle',
  }
}
