import { createAction } from '@reduxjs/toolkit'

/** The backend no longer accepts this token. The session decides whether it is still the current one. `errMsg` is the backend's message. */
export const tokenRejected = createAction<{ token: string | null; errMsg?: string }>('api/tokenRejected')
