import { api } from '@/api/api'
import { CODE } from '@/api/errors/errorCodes'
import { loginReply, smsReply } from './contract'
import { parseLoginReply, parseSmsReply, unwrapSms, toPhoneLogin, type LoginAnswer, type PhoneLogin, type SmsAnswer } from './model'

const SMS = { smsType: 2, templateCode: '0002' } as const

export const cas = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Asks for a code. The caller handles a slider captcha; the shared reaction shows any other failure. */
    sendSms: build.mutation<SmsAnswer, { readonly phone: string; readonly contextToken: string }>({
      query: ({ phone, contextToken }) => ({ url: '/cas/v2/mobile/sendmobileauthcode', query: { mobile: phone, ...SMS, contextToken }, unwrap: unwrapSms }),
      rawResponseSchema: smsReply,
      transformResponse: parseSmsReply,
      extraOptions: { tolerates: [CODE.sliderCaptchaRequired] },
    }),
    phoneLogin: build.mutation<LoginAnswer, PhoneLogin>({
      query: (login) => ({ method: 'POST', url: '/cas/v2/caslogin', body: toPhoneLogin(login) }),
      rawResponseSchema: loginReply,
      transformResponse: parseLoginReply,
    }),
  }),
})
