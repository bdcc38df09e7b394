import { createSlice, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The login that needs no hands, at the start of the page (spec 1 §4). `done`: a login page that was opened meanwhile goes on by itself,
 * also when it came later than the login. `failed`: the person logs in by phone.
 */
export type AutoLoginState = { readonly step: 'idle' | 'running' | 'done' | 'failed' }

export const noAutoLogin: AutoLoginState = { step: 'idle' }

const NAME = 'login/autoLogin'

const slice = createSlice({
  name: NAME,
  initialState: noAutoLogin,
  reducers: {
    autoLoginStarted: (): AutoLoginState => ({ step: 'running' }),
    autoLoginFailed: (): AutoLoginState => ({ step: 'failed' }),
  },
})

export const reduceAutoLogin = slice.reducer
export const { autoLoginStarted, autoLoginFailed } = slice.actions

export const afterLoggedIn = ({ step }: AutoLoginState): AutoLoginState => (step === 'running' ? { step: 'done' } : noAutoLogin)
export const afterLoggedOut = (state: AutoLoginState): AutoLoginState => (state.step === 'done' ? noAutoLogin : state)

export const isAutoLoginEvent = ({ type }: UnknownAction): boolean => type.startsWith(`${NAME}/`)
