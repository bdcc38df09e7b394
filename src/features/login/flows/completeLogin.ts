import { readFingerId, selectEntry } from '@/features/entry'
import { selectIsLoginUnfinished, selectToken } from '@/features/session'
import { cas } from '@/services/cas'
import { updateContextToken } from './updateContextToken'
import { showWrongCode } from './showWrongCode'
import { checkRegistration, identifyUser, invitationOf, loginLogged, storeToken, type LoginResult } from '../session/identifyUser'
import type { LoginState } from '../loginState'
import { loginInterrupted, loginRefused } from '../loginSlice'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import type { LoginOptions } from './submitLogin'

/** The number that proved itself, and whether the login made its account. */
type Proof = { readonly phone: string; readonly isRegistration: boolean }

/** The login that `form` was submitted for. It stands in the login state as under way; whatever comes of it ends that. */
export const completeLogin =
  (form: LoginState, options: LoginOptions): LoginThunk<Promise<LoginResult | null>> =>
  async (dispatch, getState) => {
    await dispatch(readFingerId())
    const state = getState()
    // Another tab may have logged in as another user since: that token proves nothing of this number.
    const earlier = selectIsLoginUnfinished(state, selectToken(state)) ? interruptedFor(form) : null
    const proof = earlier ?? (await dispatch(proveByCode(form.phone, form.code, options)))
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
    const reply = await dispatch(cas.endpoints.phoneLogin.initiate(call, { track: false }))
    dispatch(updateContextToken(reply))
    const { data } = reply
    if (!data) {
      dispatch(loginRefused())
      dispatch(showWrongCode(reply.error))
      dispatch(loginLogged(phone, reply.error))
      return null
    }
    const { token, isNewRegistration: isRegistration } = data
    dispatch(storeToken({ token, mobile: phone, isRegistration }))
    return { phone, isRegistration }
  }

const identify =
  ({ phone, isRegistration }: Proof): LoginThunk<Promise<LoginResult | null>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState())
    try {
      return await dispatch(identifyUser(phone, await dispatch(checkRegistration(isRegistration))))
    } catch (error) {
      // The token itself may be what was refused, or another tab has finished the login: there is nothing to go on from then.
      dispatch(selectIsLoginUnfinished(getState(), token) ? loginInterrupted({ phone, isRegistration }) : loginRefused())
      dispatch(loginLogged(phone, error))
      return null
    }
  }
