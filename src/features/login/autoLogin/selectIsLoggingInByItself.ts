import { selectLogin, type WithLogin } from '../loginThunk'

export const selectIsLoggingInByItself = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'running'
export const selectHasLoggedInByItself = (state: WithLogin): boolean => selectLogin(state).autoLogin.step === 'done'
