import { api } from '@/api/api'
import { nextPage, PAGE_SIZE, parsePage, type Paged } from '@/services/candle/paging'
import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import { parseInviteRow, type InviteRow } from '@/services/candle'
import { parseRewardRow, type RewardRow } from '@/services/candle'
import { inviteListReply, rewardListReply, withdrawListReply } from './listContract'
import type { InviteTab, ListOwner, WithdrawScope } from './listModel'
import { parseWithdrawRow } from './withdrawModel'

const INVITES: Readonly<Record<InviteTab, string>> = { fresh: 'queryPipCashInviteList', recalled: 'queryPipCashRecallInviteList' }
const WITHDRAWALS: Readonly<Record<WithdrawScope, string>> = { current: 'queryPipCashWithdrawList', history: 'queryPipCashHisWithdrawList' }

const infiniteQueryOptions = { initialPageParam: 1, getNextPageParam: nextPage }

/** A list is kept long enough for a walk to another page and back (seconds). */
const keepUnusedDataFor = 600

const ask = (name: string, owner: ListOwner, pageNo: number) => ({
  url: `/external/v1/CandleBizService/${name}`,
  method: 'POST' as const,
  body: { ...owner, pageNo, pageSize: PAGE_SIZE },
})

type Invites = { readonly owner: ListOwner; readonly tab: InviteTab }
type Withdrawals = { readonly owner: ListOwner; readonly scope: WithdrawScope }

export const { useCashInvitesInfiniteQuery, useCashRewardsInfiniteQuery, useCashWithdrawalsInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    cashInvites: build.infiniteQuery<Paged<InviteRow>, Invites, number>({
      infiniteQueryOptions,
      keepUnusedDataFor,
      query: ({ queryArg: { owner, tab }, pageParam }) => ask(INVITES[tab], owner, pageParam),
      rawResponseSchema: inviteListReply,
      transformResponse: parsePage(parseInviteRow),
    }),
    cashRewards: build.infiniteQuery<Paged<RewardRow>, ListOwner, number>({
      infiniteQueryOptions,
      keepUnusedDataFor,
      query: ({ queryArg, pageParam }) => ask('queryPipCashRewardsHistoryList', queryArg, pageParam),
      rawResponseSchema: rewardListReply,
      transformResponse: parsePage(parseRewardRow),
    }),
    cashWithdrawals: build.infiniteQuery<Paged<Withdrawal>, Withdrawals, number>({
      infiniteQueryOptions,
      keepUnusedDataFor,
      query: ({ queryArg: { owner, scope }, pageParam }) => ask(WITHDRAWALS[scope], owner, pageParam),
      rawResponseSchema: withdrawListReply,
      transformResponse: parsePage(parseWithdrawRow),
    }),
  }),
})
