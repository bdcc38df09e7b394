import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import type { HomeQuery } from '@/blocks/home/homePage'
import type { Intent } from '@/blocks/intent/intent'
import { usePageReturned } from '@/lib/page/usePageReturned'
import type { ActivityRequest, CallArg } from '@/services/candle'
import { rewardSheetActions, useRewardSheet, type RewardSheetActions, type RewardSheetData, type UseRewards } from './useRewardSheet'

/** Integer cents: what has arrived, and what waits for the first rides of friends. */
export type Earned = { readonly total: number; readonly pending: number }

export type EarnedData = RewardSheetData & {
  /** Undefined for a user who is not logged in, and until it is known. */
  readonly earned: Earned | 'failed' | undefined
}

export type EarnedActions = RewardSheetActions & { readonly retryEarned: () => void }

export const earnedActions: readonly (keyof EarnedActions)[] = [...rewardSheetActions, 'retryEarned']

/** Its intent: to open the sheet after the login. */
export const REWARDS: Intent = 'rewards'

/** What a home asks of a user's rewards besides its page call: their sum, and the rows once they are wanted. */
export const earnedBy =
  (useTotal: TypedUseQuery<Earned, CallArg<undefined>, typeof baseQuery>, useRows: UseRewards) =>
  (request: ActivityRequest, { isWanted }: Pick<HomeQuery<unknown>, 'isWanted'>): { readonly data: EarnedData; readonly actions: EarnedActions; readonly followUps: Readonly<Record<string, () => void>> } => {
    // oxlint-disable-next-line react/hooks -- a page has one sum for its whole life
    const { data: sum, currentData, isError, isFetching, refetch } = useTotal({ request, args: undefined }, { skip: !isWanted, refetchOnMountOrArgChange: true })
    // oxlint-disable-next-line react/hooks -- and one source of rows
    const { data, actions } = useRewardSheet(useRows, request)
    const ask = (): void => {
      if (isWanted) void refetch()
    }
    // A friend may have taken the first ride meanwhile.
    usePageReturned(ask)
    const showRewards = (): void => {
      actions.showRewards()
      ask()
    }
    // A sum that cannot be asked for again stays (design §0.3).
    const known = currentData ?? (isError && !isFetching ? ('failed' as const) : sum)
    return { data: { ...data, earned: isWanted ? known : undefined }, actions: { ...actions, showRewards, retryEarned: ask }, followUps: { [REWARDS]: showRewards } }
  }
