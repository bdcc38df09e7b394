import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import type { WithEntry } from '@/features/entry'
import type { WithSession } from '@/features/session'
import type { WithLogin } from './loginSelectors'

/** The part of the store's state that the login flows read. */
export type LoginRoot = WithLogin & WithEntry & WithSession

export type LoginThunk<Result> = ThunkAction<Result, LoginRoot, Transport, UnknownAction>
