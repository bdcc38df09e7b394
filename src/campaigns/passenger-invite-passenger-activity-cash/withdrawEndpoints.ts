import { api } from '@/api/api'
import type { ApiError } from '@/api/apiError'
import { unwrapEnvelope } from '@/api/envelope'
import { CODE } from '@/api/errorCodes'
import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import { withdrawRowReply, type WithdrawRequest } from './withdrawContract'
import { parseWithdrawRow } from './withdrawModel'

/** Nobody looks at a spinner for longer (ms); after it the page asks how the withdrawal stands. */
const ANSWER_TIMEOUT_MS = 15_000

/** By requestId: why a call got no withdrawal. The end of a session aborts every call, also the one whose refused token it began with. */
const refusals = new Map<string, ApiError>()

export function takeRefusal(requestId: string): ApiError | undefined {
  const refusal = refusals.get(requestId)
  refusals.delete(requestId)
  return refusal
}

const calls = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Safe to make again with the same `requestId`: it is one withdrawal, and the answer is how it stands. An ended activity still pays. */
    pipCashWithdraw: build.mutation<Withdrawal, WithdrawRequest>({
      query: (body) => ({
        url: '/external/v1/CandleBizService/pipCashWithdraw',
        method: 'POST',
        body,
        timeoutMs: ANSWER_TIMEOUT_MS,
        unwrap: (text) => {
          const reply = unwrapEnvelope(text)
          if ('error' in reply) refusals.set(body.requestId, reply.error)
          return reply
        },
      }),
      rawResponseSchema: withdrawRowReply,
      transformResponse: parseWithdrawRow,
      extraOptions: { tolerates: [CODE.activityEnded, CODE.activityClosed], suppressToast: true },
    }),
  }),
})

export const { pipCashWithdraw } = calls.endpoints
