import { readFlowsOr } from './flowsChunk'
import type { LoginResult } from '../session/identifyUser'
import { hintBeforeLogin, type HintOptions } from '../form/loginHint'
import { hintShown, loginInterrupted, loginRefused, loginSubmitted } from '../loginSlice'
import { selectLogin } from '../loginSelectors'
import type { LoginThunk } from '../loginThunk'

export type LoginOptions = HintOptions & {
  /** The login page's configured invite type. */
  readonly inviteType: number | null
}

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
      dispatch(hintShown(hint))
      return null
    }
    dispatch(loginSubmitted())
    const { submission } = login
    // What an earlier code has proved still counts.
    const flows = await readFlowsOr(() => dispatch(submission.step === 'interrupted' ? loginInterrupted(submission) : loginRefused()))
    return flows && dispatch(flows.completeLogin(login, options))
  }
