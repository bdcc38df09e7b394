import { api } from '@/api/api'
import { realNameReply } from './realNameContract'
import { parseRealName, type RealName } from './realNameModel'

export const realNameApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The caller's own name, masked (spec 2 §7.2). A page works without it: the backend that pays checks it again. */
    queryRealNameInfoMask: build.query<RealName, void>({
      query: () => ({ method: 'POST', url: '/cas/v2/auth/queryRealNameInfoMask', body: {} }),
      rawResponseSchema: realNameReply,
      transformResponse: parseRealName,
      extraOptions: { suppressToast: true },
    }),
  }),
})
