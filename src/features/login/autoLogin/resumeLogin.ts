import { readFingerId } from '@/features/entry'
import { loggedOut, selectSession } from '@/features/session'
import { selectLogin } from '../loginSelectors'
import { formCleared } from '../loginSlice'
import { checkRegistration, identifyUser, loginLogged } from '../session/identifyUser'
import type { LoginThunk } from '../loginThunk'

/**
 * Goes on with a login of which only the token outlived a reload (spec 1 §4, after login, steps 2 to 4). No session stays half done: a
 * token that no user comes to goes too, and the phone form is there. The shared reaction shows the refused call itself.
 */
export const resumeLogin = (): LoginThunk<Promise<void>> => async (dispatch, getState) => {
  const { token, mobile, isNewUser } = selectSession(getState())
  await dispatch(readFingerId())
  try {
    await dispatch(identifyUser(mobile, await dispatch(checkRegistration(isNewUser === true))))
    // The form is the one that this login was sent from: nothing of it stays in the tab's storage. Another number is of a form that the user has begun since.
    if (selectLogin(getState()).phone === mobile) dispatch(formCleared())
  } catch (error) {
    const { token: current, id } = selectSession(getState())
    if (current === token) {
      // Another tab has finished it: nothing has failed.
      if (id !== null) return
      dispatch(loggedOut({ reason: 'loginAbandoned' }))
    }
    // Last: the end of a session cuts its calls off.
    dispatch(loginLogged(mobile, error))
  }
}
