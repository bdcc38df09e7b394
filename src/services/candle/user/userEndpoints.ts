import { api } from '@/api/api'
import { postTo } from '../requests'
import { registrationReply, userInfoReply } from './userContract'
import { DEFAULT_CHANNEL, parseUserInfo, toUserInfoRequest, type UserInfo, type UserInfoRequest } from './userModel'

type RegistrationCheck = { readonly sourceId: string | null; readonly promotorCode: string | null; readonly channel: string | null }

/** What follows a login (spec 1 §4). */
export const userApi = /* #__PURE__ */ api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The user info of spec 1 §3, fetched once after a login; the backend also records the inviter from it. */
    loginCallback: build.mutation<UserInfo, UserInfoRequest>({
      query: (request) => postTo('loginCallback', toUserInfoRequest(request)),
      rawResponseSchema: userInfoReply,
      transformResponse: parseUserInfo,
    }),
    /** Whether a new registration counts as a new user of the activity (spec 1 §4, after login, step 2). */
    userRegistryVerify: build.mutation<{ readonly isNewUser: boolean }, RegistrationCheck>({
      query: ({ sourceId, promotorCode, channel }) => postTo('userRegistryVerify', { sourceId: sourceId ?? '', promotorCode: promotorCode ?? '', channel: channel ?? DEFAULT_CHANNEL }),
      rawResponseSchema: registrationReply,
      transformResponse: ({ registerSuccess }) => ({ isNewUser: registerSuccess }),
    }),
  }),
})
