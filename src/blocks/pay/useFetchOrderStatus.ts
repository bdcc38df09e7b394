import { useDispatch } from 'react-redux'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { CallResult } from '@/api/errors/callOutcome'
import type { ActivityRequest, CallArg } from '@/services/candle'

type ResultCall<Result> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever store the call is asked in
  readonly initiate: (arg: CallArg<{ readonly orderNo: string }>, options: { readonly forceRefetch: true; readonly subscribe: false }) => ThunkAction<Promise<CallResult<Result>>, any, unknown, UnknownAction>
}

/** Asks by the campaign's own call how an order stands, anew each time. */
export function useFetchOrderStatus<Result>({ initiate }: ResultCall<Result>, request: ActivityRequest): (orderNo: string) => Promise<CallResult<Result>> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  return async (orderNo) => {
    const { data, error } = await dispatch(initiate({ request, args: { orderNo } }, { forceRefetch: true, subscribe: false }))
    // Beside a failure the cache gives what was said before, which may be true no more.
    return error === undefined ? { data } : { error }
  }
}
