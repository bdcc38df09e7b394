import { useState } from 'react'
import { useFollowLink } from '@/blocks/followLink/useFollowLink'
import type { ListQueryOptions, Listing, RowsQuery } from '@/blocks/list/listData'
import { listingOf } from '@/blocks/list/listing/listingOf'
import { endOf, isLastPageNew, rowsOf, unreadableOf, type ActivityRequest, type CallArg, type RewardRow } from '@/services/candle'

export type RewardSheetData = {
  /** What the sheet shows; undefined while it is closed. */
  readonly rewards: Listing<RewardRow> | undefined
}

export type RewardSheetActions = Readonly<Record<'showRewards' | 'hideRewards' | 'moreRewards' | 'retryRewards', () => void>> & {
  /** To where a reward is used. */
  readonly followReward: (link: string) => void
}

export const rewardSheetActions: readonly (keyof RewardSheetActions)[] = ['showRewards', 'hideRewards', 'moreRewards', 'retryRewards', 'followReward']

const keyOf = ({ id }: RewardRow): string => id

/** The hook that RTK Query makes of a list of rewards. */
export type UseRewards = (arg: CallArg<undefined>, options: ListQueryOptions) => RowsQuery<RewardRow>

/** The sheet with the user's rewards: asked for when it is opened, a page at a time, none of them twice. */
export function useRewardSheet(useRows: UseRewards, request: ActivityRequest): { readonly data: RewardSheetData; readonly actions: RewardSheetActions } {
  const [isOpen, setOpen] = useState(false)
  const followReward = useFollowLink()
  // oxlint-disable-next-line react/hooks -- a page has one source for its whole life
  const rows = useRows({ request, args: undefined }, { refetchOnMountOrArgChange: true, refetchCachedPages: false, skip: !isOpen })
  const { currentData, error, isFetching } = rows
  const shown = currentData && { rows: rowsOf(currentData.pages, keyOf), total: currentData.pages.at(-1)?.total, unreadable: unreadableOf(currentData.pages) }
  const hasNextPage = rows.hasNextPage && currentData !== undefined && isLastPageNew(currentData.pages, keyOf)
  const listing = listingOf(shown && { ...shown, end: endOf({ ...rows, hasNextPage }) }, { error, isFetching })
  return {
    data: { rewards: isOpen ? listing : undefined },
    actions: {
      showRewards: () => setOpen(true),
      hideRewards: () => setOpen(false),
      moreRewards: () => {
        if (hasNextPage && !isFetching) void rows.fetchNextPage()
      },
      retryRewards: () => void rows.refetch(),
      followReward,
    },
  }
}
