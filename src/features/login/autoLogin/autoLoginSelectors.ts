import { selectLogin, type WithLogin } from '../loginSelectors'

export const selectIsAutoLoginPending = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'running'
/** This token is of the session that was here before the login under way, and not the login's own. */
export const selectIsPriorToken = (state: WithLogin, token: string | null): boolean => token !== null && selectLogin(state).autoLogin.priorToken === token
export const selectIsAutoLoginDone = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'done'
/** The host may be asked: the session, if there is one, did not come from it. */
export const selectIsAutoLoginUntried = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'idle'
