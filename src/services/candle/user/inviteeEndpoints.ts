import { api } from '@/api/api'
import { makeRequestId } from '@/lib/requestId'
import { postTo } from '../requests'
import { blackDriverReply, inviteePageTypeReply, inviteeRewardReply, inviteResultReply, inviterReply, riskReply } from './inviteeContract'
import { parseInviteeReward, parseInviter, toOutcomeRequest, toRewardRequest, type InviteeRequest, type InviteeReward, type InviterCard } from './inviteeModel'

/** The user waits for each of these after the login, and continues without it (ms). */
const timeoutMs = 10_000

/** The outcome for an invited friend after the login (spec 1 §4, after login, steps 6 and 7). Mutations: no answer may be used twice. */
export const inviteeApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    riskCheck: build.mutation<{ readonly isRefused: boolean }, { readonly sourceId: string | null }>({
      query: ({ sourceId }) => ({ ...postTo('riskCheck', { sourceId: sourceId ?? undefined, scene: 'register' }), timeoutMs }),
      rawResponseSchema: riskReply,
      transformResponse: ({ riskRes }) => ({ isRefused: riskRes !== 0 }),
    }),
    /** `call`: a campaign's own name for it, which gets a request id too. */
    dealInviteeReward: build.mutation<InviteeReward, InviteeRequest & { readonly call?: string }>({
      query: ({ call, ...request }) => ({ ...postTo(call ?? 'dealInviteeReward', { ...toRewardRequest(request), ...(call !== undefined && { requestId: makeRequestId() }) }), timeoutMs }),
      rawResponseSchema: inviteeRewardReply,
      transformResponse: parseInviteeReward,
    }),
    inviteActivityResult: build.mutation<number, InviteeRequest>({
      query: (request) => ({ ...postTo('inviteActivityResult', toOutcomeRequest(request)), timeoutMs }),
      rawResponseSchema: inviteResultReply,
      transformResponse: ({ result }) => result,
    }),
    /** Without it the outcome decides the welcome. */
    queryInviteePageType: build.mutation<number, Pick<InviteeRequest, 'sourceId' | 'promotorCode'>>({
      query: ({ sourceId, promotorCode }) => ({ ...postTo('queryInviteePageType', { sourceId: sourceId ?? undefined, promotorCode: promotorCode ?? undefined }), timeoutMs }),
      rawResponseSchema: inviteePageTypeReply,
      transformResponse: ({ inviteePageType }) => inviteePageType,
      extraOptions: { isBackground: true },
    }),
    queryBlackDriverInfo: build.mutation<{ readonly isBlack: boolean }, void>({
      query: () => ({ ...postTo('queryBlackDriverInfo'), timeoutMs }),
      rawResponseSchema: blackDriverReply,
      transformResponse: ({ isBlack }) => ({ isBlack }),
      extraOptions: { isBackground: true },
    }),
    /** The inviter, shown above the form: the registration works without it. */
    queryInviterCard: build.query<InviterCard, { readonly sourceId: string; readonly promotorCode: string }>({
      query: (body) => postTo('queryInviterCard', body),
      rawResponseSchema: inviterReply,
      transformResponse: parseInviter,
      extraOptions: { isBackground: true },
    }),
  }),
})
