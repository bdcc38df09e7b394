import type { SessionState } from '@/features/session'
import type { UserType } from '@/features/session/session'
import { callBackend } from '../backend'

type Login = { readonly casJwt: string; readonly registration: number }
type User = { readonly userPromoteCode: string; readonly userUid: string; readonly transportType: number; readonly mobile: string }

/** Whatever scenario is being played, a tester gets in. */
const WITHOUT_FAULTS = { 'x-mock-scenario': 'caslogin:ok,loginCallback:ok' }

/** Logs a phone in at the embedded backend and answers the session that the application would have. Rejects with the backend's words. `call` asks it, where that is not this page's own. */
export async function logInAs(mobile: string, userType: UserType, code: string, call: typeof callBackend = callBackend): Promise<SessionState> {
  const login = await call<Login>('/cas/v2/caslogin', { accountName: mobile, loginCode: code, accountType: 1, platform: 'h5', contextToken: '' }, WITHOUT_FAULTS)
  const isNewUser = login.registration === 1
  const asked = { type: isNewUser ? 1 : 2, isApp: 0, promoteCode: '', channel: 'SAIC', userType }
  const user = await call<User>('/external/v1/CandleBizService/loginCallback', asked, { ...WITHOUT_FAULTS, Authorization: `Bearer ${login.casJwt}` })
  return { token: login.casJwt, id: user.userUid, promotorCode: user.userPromoteCode, isNewUser, transportType: user.transportType, mobileMask: user.mobile, mobile, userType }
}
