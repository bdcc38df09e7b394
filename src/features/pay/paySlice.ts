import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withImmediatePersist } from '@/lib/storage/withImmediatePersist'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { payPersist } from './pay.persist'
import { noOrders, type PayOrder, type PayState } from './payState'

type Named = { readonly name: string; readonly requestId: string }

const without = (open: PayState['open'], isGone: (name: string, order: PayOrder) => boolean): PayState => ({ open: Object.fromEntries(Object.entries(open).filter(([name, order]) => !isGone(name, order))) })

const slice = createSlice({
  name: 'pay',
  initialState: noOrders,
  reducers: {
    /** Kept before it is sent. Nothing while one of this name is open: no second order without the user's word. */
    orderAsked: {
      prepare: (payload: { readonly name: string; readonly order: PayOrder }) => withImmediatePersist(payload),
      reducer: ({ open }, { payload: { name, order } }: PayloadAction<{ readonly name: string; readonly order: PayOrder }>): PayState => ({ open: open[name] ? open : { ...open, [name]: order } }),
    },
    /** Its number became known, or a panel was opened or left. */
    orderChanged: {
      prepare: (payload: Named & { readonly change: Partial<Pick<PayOrder, 'orderNo' | 'isHandedOver' | 'panelSince'>> }) => withImmediatePersist(payload),
      reducer: ({ open }, { payload: { name, requestId, change } }: PayloadAction<Named & { readonly change: Partial<PayOrder> }>): PayState => {
        const order = open[name]
        return order?.requestId === requestId ? { open: { ...open, [name]: { ...order, ...change } } } : { open }
      },
    },
    /** Its outcome was seen, it was never made, or the user gave it up. */
    orderEnded: {
      prepare: (payload: Named) => withImmediatePersist(payload),
      reducer: ({ open }, { payload }: PayloadAction<Named>): PayState => without(open, (name, { requestId }) => name === payload.name && requestId === payload.requestId),
    },
    /** The page of this order's result has shown the outcome. */
    orderSeen: {
      prepare: (payload: { readonly orderNo: string }) => withImmediatePersist(payload),
      reducer: ({ open }, { payload }: PayloadAction<{ readonly orderNo: string }>): PayState => without(open, (_, { orderNo }) => orderNo === payload.orderNo),
    },
    /** What another tab of the user has written. */
    ordersSynced: (_, { payload: open }: PayloadAction<PayState['open']>): PayState => ({ open }),
  },
})

/** For the pages that sell something. */
export const paySlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: payPersist }
export const { orderAsked, orderChanged, orderEnded, orderSeen, ordersSynced } = slice.actions

export type WithPay = { readonly pay: PayState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithPay {}
}

/** Whether an order is still open here, under whatever name. */
export const isOrderOpen = ({ pay: { open } }: WithPay, orderNo: string): boolean => Object.values(open).some((order) => order.orderNo === orderNo)

/** The order of this name that is open. */
export const selectOrder = ({ pay: { open } }: WithPay, name: string | null): PayOrder | undefined => (name === null ? undefined : open[name])
