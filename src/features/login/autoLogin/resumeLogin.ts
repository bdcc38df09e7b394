import { readFingerId } from '@/features/entry'
import { loggedOut, selectSession, selectToken } from '@/features/session'
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
  } catch (error) {
    dispatch(loginLogged(mobile, error))
    if (selectToken(getState()) === token) dispatch(loggedOut({ reason: 'loginAbandoned' }))
  }
}
