import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Transport } from '@/api/baseQuery'
import type { WithEntry } from '@/features/entry'
import type { WithSession } from '@/features/session'
import type { LoginState } from './loginState'

export type WithLogin = { readonly login: LoginState }

/** The part of the store's state that the login flows read. */
export type LoginRoot = WithLogin & WithEntry & WithSession

export type LoginThunk<Result> = ThunkAction<Result, LoginRoot, Transport, UnknownAction>
type LoginDispatch = ThunkDispatch<LoginRoot, Transport, UnknownAction>

export const useLoginDispatch = useDispatch.withTypes<LoginDispatch>()

export const selectIsSubmitting = ({ login }: WithLogin): boolean => login.submission.step === 'submitting'

/** The newest token of the account service; it is sent with the code (spec 1 §3). */
export const selectContextToken = ({ login }: WithLogin): string => login.contextToken

export const selectLogin = ({ login }: WithLogin): LoginState => login
