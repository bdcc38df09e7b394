import { api } from '@/api/api'
import { behaviorLogReply } from './contract'
import { toBehaviorLog, type Behaviour } from './model'

export const tracking = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A background call: its failure is not shown. */
    addBehaviorLog: build.mutation<null, Behaviour>({
      query: (behaviour) => ({ url: '/external/v1/CandleBizService/addBehaviorLog', query: toBehaviorLog(behaviour) }),
      rawResponseSchema: behaviorLogReply,
      transformResponse: () => null,
      extraOptions: { isBackground: true },
    }),
  }),
})
