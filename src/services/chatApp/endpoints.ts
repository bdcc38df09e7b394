import type { InferOutput } from 'valibot'
import { api } from '@/api/api'
import { pageSignatureReply } from './contract'
import { parsePageSignature, type PageSignature } from './model'

export const chatAppApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Signs an address (without its hash) for the chat app's SDK. Without it the chat app shares the page as it sees it, so a failure is not shown. */
    getChatPageSignature: build.mutation<PageSignature, string>({
      query: (url) => ({ url: '/external/v1/CandleBizService/getChatPageSignature', method: 'POST', body: { url } }),
      rawResponseSchema: pageSignatureReply,
      transformResponse: (reply: InferOutput<typeof pageSignatureReply>) => parsePageSignature(reply),
      extraOptions: { isBackground: true },
    }),
  }),
})
