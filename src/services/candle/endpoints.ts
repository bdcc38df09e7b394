import { api } from '@/api/api'
import { loginPageReply } from './contract'
import { parseLoginPage, type LoginPage } from './model'
import { loginPageRequest } from './requests'

export const candle = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getLoginPage: build.query<LoginPage, { readonly sourceId: string }>({
      query: ({ sourceId }) => loginPageRequest(sourceId),
      rawResponseSchema: loginPageReply,
      transformResponse: parseLoginPage,
    }),
  }),
})

export const { useGetLoginPageQuery } = candle
