import { selectEntry } from '@/features/entry'
import { selectToken, tokenReceived } from '@/features/session'
import { cas, contextTokenOf } from '@/services/cas'
import { checkRegistration, identifyUser, invitationOf, loginLogged, type LoginResult } from './identifyUser'
import { hintBeforeLogin, type HintOptions } from './loginHint'
import { contextTokenReplaced, hintGiven, loginInterrupted, loginRefused, loginSubmitted } from './loginSlice'
import type { LoginState } from './loginState'
import { selectLogin, type LoginThunk } from './loginThunk'

export type LoginOptions = HintOptions & {
  /** The login page's configured invite type. */
  readonly inviteType: number | null
}

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
    try {
      return await dispatch(identifyUser(phone, await dispatch(checkRegistration(isRegistration))))
    } catch (error) {
      // The token itself may be what was refused: there is nothing to go on from then.
      dispatch(selectToken(getState()) === token ? loginInterrupted({ phone, isRegistration }) : loginRefused())
      dispatch(loginLogged(phone, error))
      return null
    }
  }
