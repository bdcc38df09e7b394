import { api } from '@/api/api'
import { pageConfigReply } from './pageExtrasContract'

/** The configurations of an activity's pages, for a page that is nothing without its own: it waits, and a failure counts. */
export const pageConfigApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPageConfigs: build.query<unknown, { readonly sourceId: string }>({
      query: (body) => ({ method: 'POST', url: '/external/v1/CandleBizService/getPageConfig', body }),
      rawResponseSchema: pageConfigReply,
      transformResponse: ({ pageConfig }) => pageConfig ?? null,
    }),
  }),
})
