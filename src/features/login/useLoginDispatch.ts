import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Transport } from '@/api/baseQuery'
import type { LoginRoot } from './loginThunk'

/** Takes the thunks of the login flows. */
export const useLoginDispatch = useDispatch.withTypes<ThunkDispatch<LoginRoot, Transport, UnknownAction>>()
