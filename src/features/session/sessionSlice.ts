import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noSession, type LogoutReason, type SessionState, type UserType } from './session'

/** `isRegistration`: the login made the account. `isReplacement`: another session was here until now, perhaps another user's. */
export type TokenReceived = { readonly token: string; readonly mobile?: string; readonly userType: UserType; readonly isRegistration?: boolean; readonly isReplacement?: boolean }
export type UserIdentified = Pick<SessionState, 'id' | 'promotorCode' | 'transportType' | 'mobileMask'> & { readonly isNewUser: boolean }
export type LoggedIn = { readonly isNewUser: boolean }
export type LoggedOut = { readonly reason: LogoutReason }

const slice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    /** A login gave a token: whatever was known of an earlier user is gone. */
    tokenReceived: (_, { payload: { token, mobile, userType, isRegistration } }: PayloadAction<TokenReceived>): SessionState => ({ ...noSession, token, mobile: mobile ?? null, userType, isNewUser: isRegistration ? true : null }),
    userIdentified: (state, { payload }: PayloadAction<UserIdentified>): SessionState => ({ ...state, ...payload }),
    confirmedByParent: (state): SessionState => ({ ...state, isFromParent: true }),
    /** The login event of spec 1 §4: token and user are both known by now. */
    loggedIn: (state, _action: PayloadAction<LoggedIn>) => state,
    loggedOut: (_, _action: PayloadAction<LoggedOut>): SessionState => noSession,
    /** Another tab of this browser logged in; this one continues as that user. Or a login with the token of the user who was here has failed, and they are here again. */
    sessionSynced: (_, { payload }: PayloadAction<Partial<SessionState>>): SessionState => ({ ...noSession, ...payload }),
  },
})

export const sessionReducer = slice.reducer
export const { tokenReceived, userIdentified, confirmedByParent, loggedIn, loggedOut, sessionSynced } = slice.actions
