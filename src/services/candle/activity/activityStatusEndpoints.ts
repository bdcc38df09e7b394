import { api } from '@/api/api'
import type { LooseReply } from '@/lib/reply/looseReply'
import { statusOf, type ActivityStatus } from './activityStatus'
import { loginPageReply } from '../contract'
import { loginPageRequest } from '../requests'

/** Apart from the login page's own call, for which a status that is not open is a gate. */
const statusApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getActivityStatus: build.query<ActivityStatus | null, { readonly sourceId: string }>({
      query: ({ sourceId }) => loginPageRequest(sourceId),
      rawResponseSchema: loginPageReply,
      transformResponse: ({ status }: LooseReply) => statusOf(status),
    }),
  }),
})

export const { useGetActivityStatusQuery } = statusApi
