import { isApiError } from '@/api/apiError'
import { describeError } from '@/api/describeError'
import { selectEntry, type EntryState } from '@/features/entry'
import { loggedIn, selectToken, tokenReceived, userIdentified } from '@/features/session'
import { candle } from '@/services/candle'
import { cas, contextTokenOf, type Invitation } from '@/services/cas'
import { tracking } from '@/services/tracking'
import { hintBeforeLogin, type HintOptions } from './loginHint'
import { contextTokenReplaced, hintGiven, loginInterrupted, loginRefused, loginSubmitted } from './loginSlice'
import type { LoginState } from './loginState'
import { selectLogin, type LoginThunk } from './loginThunk'

export type LoginOptions = HintOptions & {
  /** The login page's configured invite type. */
  readonly inviteType: number | null
}

export type LoginResult = { readonly isNewUser: boolean }

/** The number that proved itself, and whether the login made its account. */
type Proof = { readonly phone: string; readonly isRegistration: boolean }

/**
 * Steps 1 to 4 after a submit (spec 1 §4): token, register-activity check, user info, login event. Null when nothing was sent or
 * it failed; the button is back then, what was typed still stands there, and a message tells why. Where to go next is the caller's.
 */
export const submitLogin =
  (options: LoginOptions): LoginThunk<Promise<LoginResult | null>> =>
  async (dispatch, getState) => {
    const login = selectLogin(getState())
    if (login.submission.step === 'submitting') return null
    const hint = hintBeforeLogin(login, options)
    if (hint) {
      dispatch(hintGiven(hint))
      return null
    }
    const earlier = selectToken(getState()) === null ? null : interruptedFor(login)
    dispatch(loginSubmitted())
    const proof = earlier ?? (await dispatch(proveByCode(login.phone, login.code, options)))
    return proof && dispatch(identify(proof))
  }

/** A login that broke off behind its code goes on from there: the backend takes a code once. */
function interruptedFor({ submission, phone }: LoginState): Proof | null {
  return submission.step === 'interrupted' && submission.phone === phone ? { phone, isRegistration: submission.isRegistration } : null
}

const proveByCode =
  (phone: string, code: string, { inviteType }: LoginOptions): LoginThunk<Promise<Proof | null>> =>
  async (dispatch, getState) => {
    const entry = selectEntry(getState())
    const { contextToken } = selectLogin(getState())
    const call = { phone, code, contextToken, invitation: invitationOf(entry, inviteType), pageUrl: window.location.href }
    const { data, error } = await dispatch(cas.endpoints.phoneLogin.initiate(call, { track: false }))
    const next = data ? data.contextToken : contextTokenOf(error)
    if (next !== null) dispatch(contextTokenReplaced(next))
    if (!data) {
      dispatch(loginRefused())
      dispatch(loginLogged(phone, error))
      return null
    }
    dispatch(tokenReceived({ token: data.token, mobile: phone, userType: entry.userType }))
    return { phone, isRegistration: data.isNewRegistration }
  }

const identify =
  ({ phone, isRegistration }: Proof): LoginThunk<Promise<LoginResult | null>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState())
    const { sourceId, activityPromotorCode: promotorCode, channel, isApp, userType } = selectEntry(getState())
    try {
      const isNewUser =
        isRegistration && (await dispatch(candle.endpoints.userRegistryVerify.initiate({ sourceId, promotorCode, channel }, { track: false })).unwrap()).isNewUser
      const user = await dispatch(candle.endpoints.loginCallback.initiate({ isNewUser, isApp, promotorCode, channel, userType, sourceId }, { track: false })).unwrap()
      dispatch(userIdentified({ ...user, isNewUser }))
      dispatch(loginLogged(phone))
      dispatch(loggedIn({ isNewUser }))
      return { isNewUser }
    } catch (error) {
      // The token itself may be what was refused: there is nothing to go on from then.
      dispatch(selectToken(getState()) === token ? loginInterrupted({ phone, isRegistration }) : loginRefused())
      dispatch(loginLogged(phone, error))
      return null
    }
  }

/** The behaviour log of spec 1 §3: a success, or a fail with its reason. Nobody waits for it. */
const loginLogged =
  (telephone: string, error?: unknown): LoginThunk<void> =>
  (dispatch, getState) => {
    const { sourceId, isApp } = selectEntry(getState())
    const outcome = error === undefined ? ({ outcome: 'success' } as const) : ({ outcome: 'fail', reason: reasonOf(error) } as const)
    void dispatch(tracking.endpoints.addBehaviorLog.initiate({ type: 'login', ...outcome, sourceId, telephone, isApp }, { track: false }))
  }

function reasonOf(error: unknown): string {
  return isApiError(error) && error.kind === 'business' ? `${error.errCode} ${error.errMsg}` : describeError(error)
}

function invitationOf({ activityPromotorCode, sourceId, shareSourceId, channel, isApp }: EntryState, inviteType: number | null): Invitation {
  return { promotorCode: activityPromotorCode, sourceId, shareSourceId, channel, inviteType, isApp }
}
