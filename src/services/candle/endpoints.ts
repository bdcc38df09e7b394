import { api } from '@/api/api'
import type { LooseReply } from '@/lib/reply/looseReply'
import { loginPageReply } from './contract'
import { gateByStatus } from './activity/gateByStatus'
import { loginPageRequest } from './requests'

const unwrap = /* #__PURE__ */ gateByStatus((data) => (data as { readonly status?: unknown } | null)?.status)

export const candle = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What marketing set, unchecked: the login page reads it with its own fields. */
    getLoginPage: build.query<LooseReply, { readonly sourceId: string }>({
      query: ({ sourceId }) => ({ ...loginPageRequest(sourceId), unwrap }),
      rawResponseSchema: loginPageReply,
    }),
  }),
})

export const { useGetLoginPageQuery } = candle
