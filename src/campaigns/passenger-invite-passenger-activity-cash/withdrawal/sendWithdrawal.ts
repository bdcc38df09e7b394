import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import type { WithdrawReply } from '@/blocks/withdraw/withdrawAnswer'
import type { WithdrawOrder } from '@/blocks/withdraw/withdrawal'
import { selectEntry, type WithEntry } from '@/features/entry'
import { pipCashWithdraw, takeRefusal } from './endpoints'

type Thunk = ThunkAction<Promise<WithdrawReply>, unknown, Transport, UnknownAction>

/** pipCashWithdraw adds sourceId and cityCode (spec 2 §7.2). */
export const sendWithdrawal =
  ({ requestId, cents }: WithdrawOrder): Thunk =>
  async (dispatch: ThunkDispatch<unknown, Transport, UnknownAction>, getState) => {
    const { sourceId, cityCode } = selectEntry(getState() as WithEntry)
    const { data, error } = await dispatch(pipCashWithdraw.initiate({ sourceId: sourceId ?? '', cityCode: cityCode ?? '', requestId, amount: cents }, { track: false }))
    return { data, error: takeRefusal(requestId) ?? error }
  }
