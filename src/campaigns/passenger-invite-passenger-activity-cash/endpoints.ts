import { api } from '@/api/api'
import { cashBarrageReply, cashPageReply, type CashBarrageReply, type CashPageReply, type CashPageRequest } from './contract'
import { parseBarrage, parseCashPage, toleratedByHome, type CashPage, type Winner } from './model'

const path = (name: string) => `/external/v1/CandleBizService/${name}`

export const { useQueryPipCashPageQuery, useQueryPipCashBarrageQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    queryPipCashPage: build.query<CashPage, CashPageRequest>({
      query: (body) => ({ url: path('queryPipCashPage'), method: 'POST', body }),
      rawResponseSchema: cashPageReply,
      transformResponse: (reply: CashPageReply) => parseCashPage(reply, Date.now()),
      extraOptions: { tolerates: toleratedByHome },
    }),
    queryPipCashBarrage: build.query<readonly Winner[], { readonly sourceId: string }>({
      query: (body) => ({ url: path('queryPipCashBarrage'), method: 'POST', body }),
      rawResponseSchema: cashBarrageReply,
      transformResponse: (reply: CashBarrageReply) => parseBarrage(reply),
      extraOptions: { isBackground: true },
    }),
  }),
})
