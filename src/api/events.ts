import { createAction } from '@reduxjs/toolkit'

/** The backend no longer accepts this token. Transport announces; the session decides whether it still matters. */
export const tokenRejected = createAction<{ token: string | null }>('api/tokenRejected')
