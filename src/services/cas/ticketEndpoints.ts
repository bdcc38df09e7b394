import { api } from '@/api/api'
import { loginReply } from './contract'
import { parseLoginReply, type LoginAnswer } from './model'
import { toThirdPartyLogin, toTicketLogin, type ThirdPartyProof, type TicketProof } from './ticketModel'

const shared = { rawResponseSchema: loginReply, transformResponse: parseLoginReply }

/** The logins by a ticket of the host (spec 1 §4, §7). */
export const ticketApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    ticketLogin: build.mutation<LoginAnswer, TicketProof>({
      query: (proof) => ({ method: 'POST', url: '/auth/v2/ticket/verifyTicket', body: toTicketLogin(proof) }),
      ...shared,
    }),
    thirdPartyLogin: build.mutation<LoginAnswer, ThirdPartyProof>({
      query: (proof) => ({ method: 'POST', url: '/cas/v2/caslogin', body: toThirdPartyLogin(proof) }),
      ...shared,
    }),
    /** The handoff of a mini program, which passes the user's identity to the web view (spec 1 §4, mis=1). */
    getMiniProgramToken: build.mutation<LoginAnswer, void>({
      query: () => ({ method: 'POST', url: '/cas/v2/getMiniProgramToken', body: {} }),
      ...shared,
    }),
  }),
})
