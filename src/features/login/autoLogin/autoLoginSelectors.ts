import { selectLogin, type WithLogin } from '../loginThunk'

export const selectIsAutoLoginPending = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'running'
export const selectIsAutoLoginDone = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'done'
export const selectIsAutoLoginUntried = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'idle'
