import { api } from '@/api/api'
import { bindReply, promoterCodeReply } from './promoterContract'
import { parseBinding, parsePromoterCode, toBinding, toPromoterLookup, type PromoterBinding } from './promoterModel'

/** The promoter codes of drivers (spec 1 §4, bind mode). The channel header, SAIC unless the address names one, comes with every call. Mutations: no answer may be used twice. */
export const promoterApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    queryUserPromoInfo: build.mutation<string | null, { readonly phone: string }>({
      query: ({ phone }) => ({ method: 'POST', url: '/cas/v2/queryUserPromoInfo', body: toPromoterLookup(phone) }),
      rawResponseSchema: promoterCodeReply,
      transformResponse: parsePromoterCode,
    }),
    bindPromoterCode: build.mutation<{ readonly contextToken: string | null }, PromoterBinding>({
      query: (binding) => ({ method: 'POST', url: '/cas/v2/verifyMobileAuthCodeAndBindPromoteCode', body: toBinding(binding) }),
      rawResponseSchema: bindReply,
      transformResponse: parseBinding,
    }),
  }),
})
