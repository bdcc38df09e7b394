import { createSlice, type UnknownAction } from '@reduxjs/toolkit'

/** The login that the host vouches for, at the start of the page (spec 1 §4). `failed`: the person logs in by phone. */
export type AutoLoginState = { readonly step: 'idle' | 'running' | 'failed' }

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

export const isAutoLoginEvent = ({ type }: UnknownAction): boolean => type.startsWith(`${NAME}/`)
