import { api } from '@/api/api'
import { behaviorLogReply } from './contract'
import { toBehaviorLog, type Behaviour } from './model'

export const tracking = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Nobody waits for it and nobody hears of its failure. */
    addBehaviorLog: build.mutation<null, Behaviour>({
      query: (behaviour) => ({ url: '/external/v1/CandleBizService/addBehaviorLog', query: toBehaviorLog(behaviour) }),
      rawResponseSchema: behaviorLogReply,
      transformResponse: () => null,
      extraOptions: { isBackground: true },
    }),
  }),
})
