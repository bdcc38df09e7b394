import { api } from '@/api/api'
import { endPageReply, loginPageReply } from './contract'
import { parseEndPage, parseLoginPage, type EndPage, type LoginPage } from './model'
import { loginPageRequest } from './requests'

const PREFIX = '/external/v1/CandleBizService'

export const candle = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getLoginPage: build.query<LoginPage, { readonly sourceId: string }>({
      query: ({ sourceId }) => loginPageRequest(sourceId),
      rawResponseSchema: loginPageReply,
      transformResponse: parseLoginPage,
    }),
    /** Decorates the page that tells of an ended activity, so its own refusal must not lead there again. */
    getActEndPage: build.query<EndPage, { readonly sourceId: string; readonly userUid: string | null }>({
      query: ({ sourceId, userUid }) => ({ method: 'POST', url: `${PREFIX}/getActEndPage`, body: { sourceId, userUid: userUid ?? '' } }),
      rawResponseSchema: endPageReply,
      transformResponse: parseEndPage,
      extraOptions: { isBackground: true },
    }),
  }),
})

export const { useGetActEndPageQuery, useGetLoginPageQuery } = candle
