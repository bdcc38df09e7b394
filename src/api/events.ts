import { createAction } from '@reduxjs/toolkit'

/** The backend no longer accepts this token. Transport announces; the session decides whether it still matters. `errMsg` is what the backend said. */
export const tokenRejected = createAction<{ token: string | null; errMsg?: string }>('api/tokenRejected')
