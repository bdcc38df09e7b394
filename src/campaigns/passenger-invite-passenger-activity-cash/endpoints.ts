import { api } from '@/api/api'
import { cashBarrageReply, cashPageReply, cashShareReply, type CashBarrageReply, type CashPageReply, type CashPageRequest } from './contract'
import { parseBarrage, parseCashPage, toleratedByHome, type CashPage, type Winner } from './model'

const path = (name: string) => `/external/v1/CandleBizService/${name}`

const calls = api.injectEndpoints({
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
    /** Nobody waits for it, and its failure is nobody's (spec 2 §7.2). */
    pipCashShareCallback: build.mutation<null, { readonly sourceId: string; readonly userUid: string }>({
      query: (body) => ({ url: path('pipCashShareCallback'), method: 'POST', body }),
      rawResponseSchema: cashShareReply,
      transformResponse: () => null,
      extraOptions: { isBackground: true },
    }),
  }),
})

export const { useQueryPipCashPageQuery, useQueryPipCashBarrageQuery } = calls
export const { pipCashShareCallback } = calls.endpoints
