import { api } from '@/api/api'
import { endPageReply, loginPageReply, registrationReply, userInfoReply } from './contract'
import { DEFAULT_CHANNEL, parseEndPage, parseLoginPage, parseUserInfo, toUserInfoRequest, type EndPage, type LoginPage, type UserInfo, type UserInfoRequest } from './model'
import { loginPageRequest } from './requests'

const PREFIX = '/external/v1/CandleBizService'

type RegistrationCheck = { readonly sourceId: string | null; readonly promotorCode: string | null; readonly channel: string | null }

export const candle = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getLoginPage: build.query<LoginPage, { readonly sourceId: string }>({
      query: ({ sourceId }) => loginPageRequest(sourceId),
      rawResponseSchema: loginPageReply,
      transformResponse: parseLoginPage,
    }),
    /** The user info of spec 1 §3, fetched once after a login; the backend also learns from it who invited whom. */
    loginCallback: build.mutation<UserInfo, UserInfoRequest>({
      query: (request) => ({ method: 'POST', url: `${PREFIX}/loginCallback`, body: toUserInfoRequest(request) }),
      rawResponseSchema: userInfoReply,
      transformResponse: parseUserInfo,
    }),
    /** Whether a new registration counts as a new user of the activity (spec 1 §4, after login, step 2). */
    userRegistryVerify: build.mutation<{ readonly isNewUser: boolean }, RegistrationCheck>({
      query: ({ sourceId, promotorCode, channel }) => ({
        method: 'POST',
        url: `${PREFIX}/userRegistryVerify`,
        body: { sourceId: sourceId ?? '', promotorCode: promotorCode ?? '', channel: channel ?? DEFAULT_CHANNEL },
      }),
      rawResponseSchema: registrationReply,
      transformResponse: ({ registerSuccess }) => ({ isNewUser: registerSuccess === 1 }),
    }),
    /** Decorates the page that tells of an ended activity, so its own refusal must not lead there again. */
    getActEndPage: build.query<EndPage, { readonly sourceId: string; readonly userUid: string | null }>({
      query: ({ sourceId, userUid }) => ({ method: 'POST', url: `${PREFIX}/getActEndPage`, body: { sourceId, userUid: userUid ?? '' } }),
      rawResponseSchema: endPageReply,
      transformResponse: parseEndPage,
      extraOptions: { isBackground: true },
    }),
  }),
})

export const { useGetActEndPageQuery, useGetLoginPageQuery } = candle
