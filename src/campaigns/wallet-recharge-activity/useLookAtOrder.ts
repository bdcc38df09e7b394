import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ActivityRequest } from '@/services/candle'
import { walletApi } from './api'

/** Asks how an order stands, anew each time. */
export function useLookAtOrder(request: ActivityRequest) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  return (orderNo: string) => dispatch(walletApi.endpoints.queryWalletRechargeResult.initiate({ request, args: { orderNo } }, { forceRefetch: true, subscribe: false }))
}
