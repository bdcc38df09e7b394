import { api } from '@/api/api'
import { blackDriverReply, inviteePageTypeReply, inviteeRewardReply, inviteResultReply, inviterReply, riskReply } from './inviteeContract'
import { parseInviteeReward, parseInviter, toOutcomeRequest, toRewardRequest, type InviteeRequest, type InviteeReward, type InviterCard } from './inviteeModel'

const path = (name: string) => `/external/v1/CandleBizService/${name}`

/** Somebody who has just logged in waits behind each of these, and goes on without it (ms). */
const timeoutMs = 10_000

/** What becomes of an invited friend after the login (spec 1 §4, after login, steps 6 and 7). Mutations: no answer may be used twice. */
export const inviteeApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    riskCheck: build.mutation<{ readonly isRefused: boolean }, { readonly sourceId: string | null }>({
      query: ({ sourceId }) => ({ method: 'POST', url: path('riskCheck'), body: { sourceId: sourceId ?? undefined, scene: 'register' }, timeoutMs }),
      rawResponseSchema: riskReply,
      transformResponse: ({ riskRes }) => ({ isRefused: riskRes !== 0 }),
    }),
    dealInviteeReward: build.mutation<InviteeReward, InviteeRequest>({
      query: (request) => ({ method: 'POST', url: path('dealInviteeReward'), body: toRewardRequest(request), timeoutMs }),
      rawResponseSchema: inviteeRewardReply,
      transformResponse: parseInviteeReward,
    }),
    inviteActivityResult: build.mutation<number, InviteeRequest>({
      query: (request) => ({ method: 'POST', url: path('inviteActivityResult'), body: toOutcomeRequest(request), timeoutMs }),
      rawResponseSchema: inviteResultReply,
      transformResponse: ({ result }) => result,
    }),
    /** Without it the outcome itself says which welcome it is. */
    queryInviteePageType: build.mutation<number, Pick<InviteeRequest, 'sourceId' | 'promotorCode'>>({
      query: ({ sourceId, promotorCode }) => ({
        method: 'POST',
        url: path('queryInviteePageType'),
        body: { sourceId: sourceId ?? undefined, promotorCode: promotorCode ?? undefined },
        timeoutMs,
      }),
      rawResponseSchema: inviteePageTypeReply,
      transformResponse: ({ inviteePageType }) => inviteePageType,
      extraOptions: { isBackground: true },
    }),
    queryBlackDriverInfo: build.mutation<{ readonly isBlack: boolean }, void>({
      query: () => ({ method: 'POST', url: path('queryBlackDriverInfo'), timeoutMs }),
      rawResponseSchema: blackDriverReply,
      transformResponse: ({ isBlack }) => ({ isBlack: isBlack === 1 }),
      extraOptions: { isBackground: true },
    }),
    /** Who invited, above the form: a friend can register without knowing. */
    queryInviterCard: build.query<InviterCard, { readonly sourceId: string; readonly promotorCode: string }>({
      query: (body) => ({ method: 'POST', url: path('queryInviterCard'), body }),
      rawResponseSchema: inviterReply,
      transformResponse: parseInviter,
      extraOptions: { isBackground: true },
    }),
  }),
})
