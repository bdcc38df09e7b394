import { selectLogin, type WithLogin } from '../loginSelectors'

export const selectIsAutoLoginPending = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'running'
export const selectIsAutoLoginDone = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'done'
/** The host may be asked: the session, if there is one, did not come from it. */
export const selectIsAutoLoginUntried = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'idle'
