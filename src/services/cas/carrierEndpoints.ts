import { api } from '@/api/api'
import { parseSignature, toCarrierLogin, type CarrierProof, type PageSignature } from './carrierModel'
import { loginReply, signatureReply } from './contract'
import { parseLoginReply, type LoginAnswer } from './model'

/** Any failure shows one message and the phone form (spec 1 §8), so the shared reaction shows none. */
const extraOptions = { suppressToast: true }

/** One-click login (spec 1 §7): the page's address is signed first, then the carrier's token logs in. */
export const carrierApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAuthToken: build.mutation<PageSignature, { readonly url: string; readonly origin: string }>({
      query: ({ url, origin }) => ({ method: 'POST', url: '/cas/v2/getAuthToken', body: { url, origin } }),
      rawResponseSchema: signatureReply,
      transformResponse: parseSignature,
      extraOptions,
    }),
    carrierLogin: build.mutation<LoginAnswer, CarrierProof>({
      query: (proof) => ({ method: 'POST', url: '/cas/v2/caslogin', body: toCarrierLogin(proof) }),
      rawResponseSchema: loginReply,
      transformResponse: parseLoginReply,
      extraOptions,
    }),
  }),
})
