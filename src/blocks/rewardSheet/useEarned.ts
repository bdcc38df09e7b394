import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import type { HomeQuery } from '@/blocks/home/homePage'
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

/** What a home asks of a user's rewards besides its page call: their sum, and the rows once they are wanted. */
export const earnedBy =
  (useTotal: TypedUseQuery<Earned, CallArg<undefined>, typeof baseQuery>, useRows: UseRewards) =>
  (request: ActivityRequest, { isWanted }: Pick<HomeQuery<unknown>, 'isWanted'>): { readonly data: EarnedData; readonly actions: EarnedActions } => {
    // oxlint-disable-next-line react/hooks -- a page has one sum for its whole life
    const { data: sum, isError, isFetching, refetch } = useTotal({ request, args: undefined }, { skip: !isWanted, refetchOnMountOrArgChange: true })
    // oxlint-disable-next-line react/hooks -- and one source of rows
    const { data, actions } = useRewardSheet(useRows, request)
    const known = isError && !isFetching ? ('failed' as const) : sum
    return { data: { ...data, earned: isWanted ? known : undefined }, actions: { ...actions, retryEarned: () => void refetch() } }
  }
