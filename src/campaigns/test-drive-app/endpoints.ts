import { api } from '@/api/api'
import { nextPage, PAGE_SIZE, type Paged } from '@/services/candle/paging'
import { orderListReply } from './contract'
import { parseOrderList, toOrderListRequest, type OrderListReply, type OrderRow, type OrderTab } from './model'

export const { useQueryTestDriveOrderListInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    queryTestDriveOrderList: build.infiniteQuery<Paged<OrderRow>, { readonly sourceId: string; readonly tab: OrderTab }, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      query: ({ queryArg: { sourceId, tab }, pageParam }) => ({
        url: '/external/v1/CandleBizService/queryTestDriveOrderList',
        method: 'POST',
        body: toOrderListRequest(sourceId, tab, pageParam, PAGE_SIZE),
      }),
      rawResponseSchema: orderListReply,
      transformResponse: (reply: OrderListReply, _, { queryArg }) => parseOrderList(reply, queryArg.tab),
    }),
  }),
})
