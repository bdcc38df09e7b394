import { api } from '@/api/api'
import { CODE } from '@/api/errorCodes'
import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import { withdrawRowReply, type WithdrawRequest } from './withdrawContract'
import { parseWithdrawRow } from './withdrawModel'

/** Nobody looks at a spinner for longer (ms); after it the page asks how the withdrawal stands. */
const ANSWER_LIMIT = 15_000

const calls = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Safe to make again with the same `requestId`: it is one withdrawal, and the answer is how it stands. An ended activity still pays. */
    pipCashWithdraw: build.mutation<Withdrawal, WithdrawRequest>({
      query: (body) => ({ url: '/external/v1/CandleBizService/pipCashWithdraw', method: 'POST', body, timeLimit: ANSWER_LIMIT }),
      rawResponseSchema: withdrawRowReply,
      transformResponse: parseWithdrawRow,
      extraOptions: { tolerates: [CODE.activityEnded, CODE.activityClosed], isWordedByCaller: true },
    }),
  }),
})

export const { pipCashWithdraw } = calls.endpoints
