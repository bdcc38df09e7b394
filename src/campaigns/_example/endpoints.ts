import { api } from '@/api/api'
import { nextPage, PAGE_SIZE, parsePage, type Paged } from '@/services/candle/paging'
import { parseInviteRow, type InviteRow } from '@/services/candle'
import { exampleListReply, examplePageReply } from './contract'
import { parseExamplePage, type ExamplePage } from './model'

const path = (name: string) => `/external/v1/CandleBizService/${name}`

type Of = { readonly sourceId: string }

export const { useQueryExamplePageQuery, useQueryExampleInviteListInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    queryExamplePage: build.query<ExamplePage, Of>({
      query: (body) => ({ url: path('queryExamplePage'), method: 'POST', body }),
      rawResponseSchema: examplePageReply,
      transformResponse: parseExamplePage,
    }),
    queryExampleInviteList: build.infiniteQuery<Paged<InviteRow>, Of, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      query: ({ queryArg, pageParam }) => ({ url: path('queryExampleInviteList'), method: 'POST', body: { ...queryArg, pageNo: pageParam, pageSize: PAGE_SIZE } }),
      rawResponseSchema: exampleListReply,
      transformResponse: parsePage(parseInviteRow),
    }),
  }),
})
