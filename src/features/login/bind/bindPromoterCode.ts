import { promoterApi } from '@/services/cas'
import { toast } from '@/ui/feedback/toast'
import { showWrongCode } from '../flows/showWrongCode'
import { updateContextToken } from '../flows/updateContextToken'
import { formCleared, hintShown, loginRefused, loginSubmitted } from '../loginSlice'
import { sendCode } from '../flows/sendCode'
import { hintBeforeLogin, type HintOptions } from '../form/loginHint'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'
import { bindMessages } from './messages'

/** A number that is bound already asks its owner first. */
export type Rebinding = {
  /** The code that the number has, and the one that is to take its place. */
  readonly oldCode: string
  readonly newCode: string
  readonly phone: string
  readonly smsCode: string
  readonly contextToken: string
}

export type BindOutcome = { readonly as: 'bound' } | ({ readonly as: 'verify' } & Rebinding)

async function notifyMissingCode(): Promise<void> {
  await bindMessages.ready()
  toast.error(bindMessages.read().noPromoterCode)
}

/** The code for the number. None is sent where there is nothing to bind it to (spec 1 §4, bind mode). */
export const sendBindingCode =
  (newCode: string | null, options: HintOptions): LoginThunk<Promise<void>> =>
  (dispatch) =>
    newCode === null ? notifyMissingCode() : dispatch(sendCode(options))

/**
 * Bind mode (spec 1 §4): the same form, which binds a driver's number to a promoter code instead of logging in. Null when nothing was sent
 * or it failed: the button is back then, and a message tells why. With an outcome it stays held until `bindingPageLeft`, so that no second tap
 * finds it before the next page has come.
 */
export const submitBinding =
  (newCode: string | null, options: HintOptions): LoginThunk<Promise<BindOutcome | null>> =>
  async (dispatch, getState) => {
    const login = selectLogin(getState())
    if (login.submission.step === 'submitting') return null
    if (newCode === null) {
      await notifyMissingCode()
      return null
    }
    const hint = hintBeforeLogin(login, options)
    if (hint) {
      dispatch(hintShown(hint))
      return null
    }
    const { phone, code: smsCode } = login
    dispatch(loginSubmitted())
    const { data: oldCode, error } = await dispatch(promoterApi.endpoints.queryUserPromoInfo.initiate({ phone }, { track: false }))
    if (error) {
      dispatch(loginRefused())
      return null
    }
    if (oldCode) return { as: 'verify', oldCode, newCode, phone, smsCode, contextToken: selectLogin(getState()).contextToken }
    return (await dispatch(bind({ newCode, phone, smsCode }, 'bind'))) ? { as: 'bound' } : null
  }

/** The page after an outcome has come. A number that is still to be confirmed keeps its form, for a change of mind. */
export const bindingPageLeft =
  (outcome: BindOutcome['as']): LoginThunk<void> =>
  (dispatch) => {
    dispatch(outcome === 'bound' ? formCleared() : loginRefused())
  }

/** The owner has said yes. False when it failed or is under way already. A token newer than the given one is in the login state, if there is one. */
export const confirmRebind =
  ({ newCode, phone, smsCode, contextToken }: Rebinding): LoginThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const login = selectLogin(getState())
    if (login.submission.step === 'submitting') return false
    dispatch(loginSubmitted())
    return dispatch(bind({ newCode, phone, smsCode }, 'rebind', login.contextToken || contextToken))
  }

const bind =
  ({ newCode, phone, smsCode }: Pick<Rebinding, 'newCode' | 'phone' | 'smsCode'>, operation: 'bind' | 'rebind', given?: string): LoginThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    await bindMessages.ready()
    const hide = toast.loading(bindMessages.read().binding)
    const contextToken = given ?? selectLogin(getState()).contextToken
    const reply = await dispatch(promoterApi.endpoints.bindPromoterCode.initiate({ promoteCode: newCode, phone, smsCode, contextToken, operation }, { track: false }))
    hide()
    dispatch(updateContextToken(reply))
    if (reply.error) {
      dispatch(loginRefused())
      dispatch(showWrongCode(reply.error))
    }
    return !reply.error
  }
