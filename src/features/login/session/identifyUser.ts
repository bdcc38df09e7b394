import { isApiError, isRefusal, type ApiError } from '@/api/errors/apiError'
import { describeError } from '@/api/errors/describeError'
import { selectEntry, type EntryState } from '@/features/entry'
import { selectIsLoginUnfinished, loggedIn, loggedOut, selectSession, selectToken, sessionSynced, tokenReceived, userIdentified, type TokenReceived } from '@/features/session'
import { userApi } from '@/services/candle'
import type { Invitation } from '@/services/cas'
import { tracking } from '@/services/tracking'
import type { LoginThunk } from '../loginThunk'

export type LoginResult = { readonly isNewUser: boolean }

const ABORTED: ApiError = { kind: 'aborted' }

/** Step 2 after a login (spec 1 §4): a new registration asks the register-activity check whether it counts. Rejects with the call's error. */
export const checkRegistration =
  (isRegistration: boolean): LoginThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (!isRegistration) return false
    const { sourceId, activityPromotorCode: promotorCode, channel } = selectEntry(getState())
    const { isNewUser } = await dispatch(userApi.endpoints.userRegistryVerify.initiate({ sourceId, promotorCode, channel }, { track: false })).unwrap()
    return isNewUser
  }

/** Steps 3 and 4, the same for every kind of login: user info, then the login event. Rejects with the call's error. `telephone` is null where the page does not know it. */
export const identifyUser =
  (telephone: string | null, isNewUser: boolean): LoginThunk<Promise<LoginResult>> =>
  async (dispatch, getState) => {
    const { sourceId, activityPromotorCode: promotorCode, channel, isApp, userType } = selectEntry(getState())
    const token = selectToken(getState())
    const user = await dispatch(userApi.endpoints.loginCallback.initiate({ isNewUser, isApp, promotorCode, channel, userType, sourceId }, { track: false })).unwrap()
    // Another login has taken the place of this one, and this is not its user.
    if (selectToken(getState()) !== token) throw ABORTED
    dispatch(userIdentified({ ...user, isNewUser }))
    dispatch(loginLogged(telephone))
    dispatch(loggedIn({ isNewUser }))
    return { isNewUser }
  }

/** Step 1: the token is stored, with what the steps after it need where a reload comes between. `mobile`: the number that was typed, where one was. */
export const storeToken =
  (login: Pick<TokenReceived, 'token' | 'mobile' | 'isRegistration'>): LoginThunk<void> =>
  (dispatch, getState) => {
    const prior = selectToken(getState())
    dispatch(tokenReceived({ ...login, userType: selectEntry(getState()).userType, isReplacement: prior !== null && prior !== login.token }))
  }

/**
 * From a token to the login event, for proofs that count once and cannot be tried again: without a user there is nothing to go on from, so
 * the token goes again too. A host may give the very token whose user is known already: their session stays. Rejects with the error of the step that failed.
 */
export const beginSession =
  (token: string, decideIsNewUser: LoginThunk<Promise<boolean>>, isRegistration = false): LoginThunk<Promise<LoginResult>> =>
  async (dispatch, getState) => {
    const before = selectSession(getState())
    dispatch(storeToken({ token, isRegistration }))
    try {
      return await dispatch(identifyUser(null, await dispatch(decideIsNewUser)))
    } catch (error) {
      if (selectIsLoginUnfinished(getState(), token)) dispatch(before.token === token && before.id !== null ? sessionSynced(before) : loggedOut({ reason: 'loginAbandoned' }))
      throw error
    }
  }

/** The behaviour log of spec 1 §3: a success, or a fail with its reason. No page waits for it. */
export const loginLogged =
  (telephone: string | null, error?: unknown): LoginThunk<void> =>
  (dispatch, getState) => {
    const { sourceId, isApp } = selectEntry(getState())
    const outcome = error === undefined ? ({ outcome: 'success' } as const) : ({ outcome: 'fail', reason: reasonOf(error) } as const)
    void dispatch(tracking.endpoints.addBehaviorLog.initiate({ type: 'login', ...outcome, sourceId, telephone, isApp }, { track: false }))
  }

function reasonOf(error: unknown): string {
  if (isRefusal(error)) return `${error.errCode} ${error.errMsg}`
  return messageOf(error) ?? describeError(error)
}

/** What a failure says of itself, the server's own words where it refused; a call that the end of the session cut off says so too. Undefined where there is nothing. */
export function messageOf(error: unknown): string | undefined {
  if (isApiError(error)) return error.kind === 'business' ? error.errMsg : describeError(error)
  const { message } = Object(error) as { readonly message?: unknown }
  return typeof message === 'string' ? message : undefined
}

/** Where the person came from, as every kind of login reports it. */
export function invitationOf({ activityPromotorCode, sourceId, shareSourceId, channel, isApp }: EntryState, inviteType: number | null): Invitation {
  return { promotorCode: activityPromotorCode, sourceId, shareSourceId, channel, inviteType, isApp }
}
