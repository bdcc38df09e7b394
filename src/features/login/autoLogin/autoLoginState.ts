import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/**
 * The login that needs no hands (spec 1 §4). `idle`: not asked for, or the user has logged in by phone since. `done`: a login page that was opened meanwhile goes on by
 * itself, also when it came later than the login, or when the login was another tab's. `failed`: there was none, or its session has ended: the user logs in by phone;
 * `isTicketMissing` until they are told that the app had no ticket for them. `priorToken`: the session that was here when the login began, null where there was none.
 */
export type AutoLoginState = { readonly step: 'idle' | 'running' | 'done' | 'failed'; readonly isTicketMissing?: true; readonly priorToken?: string | null }

export const noAutoLogin: AutoLoginState = { step: 'idle' }

const NAME = 'login/autoLogin'

const slice = createSlice({
  name: NAME,
  initialState: noAutoLogin,
  reducers: {
    autoLoginStarted: (_, { payload: priorToken }: PayloadAction<string | null>): AutoLoginState => ({ step: 'running', priorToken }),
    autoLoginFailed: (): AutoLoginState => ({ step: 'failed' }),
    /** Of no interest any more to a user who has logged in by phone meanwhile. */
    ticketMissed: (state): AutoLoginState => (state.step === 'idle' ? state : { step: 'failed', isTicketMissing: true }),
    missingTicketNotified: (): AutoLoginState => ({ step: 'failed' }),
  },
})

export const reduceAutoLogin = slice.reducer
export const { autoLoginStarted, autoLoginFailed, ticketMissed, missingTicketNotified } = slice.actions

export const afterLoggedIn = ({ step }: AutoLoginState): AutoLoginState => (step === 'running' ? { step: 'done' } : noAutoLogin)
/** Another tab has logged in: a login page of this one goes on as that user. */
export const afterSessionSynced = (state: AutoLoginState, userUid: string | null | undefined): AutoLoginState => (userUid ? { step: 'done' } : state)
/** What the host has given once is not asked for again: it may be the very token that was rejected. */
export const afterLoggedOut = (state: AutoLoginState): AutoLoginState => (state.step === 'done' ? { step: 'failed' } : state)

export const isAutoLoginEvent = ({ type }: UnknownAction): boolean => type.startsWith(`${NAME}/`)
