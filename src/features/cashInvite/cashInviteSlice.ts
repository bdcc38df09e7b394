import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/apiError'
import { selectEntry, type WithEntry } from '@/features/entry'
import { selectUserUid, type WithSession } from '@/features/session'
import { keptAtOnce } from '@/lib/keptAtOnce'
import type { LazySlice } from '@/lib/lazySlice'
import { cashInvitePersist } from './cashInvite.persist'
import { noCashInvite, type CashInviteState } from './cashInviteState'
import type { Withdrawal, WithdrawOrder } from './withdrawal'

type Owned = { readonly owner: string }
type OfOrder = { readonly requestId: string }

/** Begins anew for another owner: what the one before did is not theirs. */
const ownedBy = (state: CashInviteState, owner: string): CashInviteState => (state.owner === owner ? state : { ...noCashInvite, owner })

/** Of the order whose outcome is not known; an event of any other one comes too late. */
const isPending = ({ order }: CashInviteState, { requestId }: OfOrder): boolean => order?.requestId === requestId
const isKnown = ({ outcome }: CashInviteState, { requestId }: OfOrder): boolean => outcome?.order.requestId === requestId

const slice = createSlice({
  name: 'cashInvite',
  initialState: noCashInvite,
  reducers: {
    /** Begins with the form, or with the order whose outcome is still not known. */
    withdrawPageOpened: (state): CashInviteState => ({ ...state, asking: null, outcome: null, refusal: null }),
    amountTyped: (state, { payload: { owner, typed } }: PayloadAction<Owned & { readonly typed: string }>): CashInviteState => ({ ...ownedBy(state, owner), typed }),
    /** Kept before it is sent: a page that dies on the way still knows the order's name. Nothing while another one is under way. */
    withdrawalRequested: {
      prepare: (payload: Owned & { readonly order: WithdrawOrder }) => keptAtOnce(payload),
      reducer: (state, { payload: { owner, order } }: PayloadAction<Owned & { readonly order: WithdrawOrder }>): CashInviteState => {
        const own = ownedBy(state, owner)
        return own.order || own.outcome ? own : { ...own, order, asking: 'first', refusal: null }
      },
    },
    outcomeAsked: (state, { payload }: PayloadAction<OfOrder>): CashInviteState =>
      isPending(state, payload) ? { ...state, asking: state.asking === 'first' ? 'first' : 'again', refusal: null } : state,
    /** No answer that says how it stands. */
    outcomeLost: (state, { payload }: PayloadAction<OfOrder>): CashInviteState => (isPending(state, payload) ? { ...state, asking: null } : state),
    outcomeReceived: (state, { payload }: PayloadAction<OfOrder & { readonly withdrawal: Withdrawal }>): CashInviteState => {
      const { withdrawal } = payload
      if (isKnown(state, payload) && state.outcome) return { ...state, outcome: { ...state.outcome, withdrawal } }
      return isPending(state, payload) && state.order ? { ...noCashInvite, owner: state.owner, outcome: { order: state.order, withdrawal } } : state
    },
    /** It was not made, and never will be. What was typed stays. */
    withdrawalRefused: (state, { payload }: PayloadAction<OfOrder>): CashInviteState => (isPending(state, payload) ? { ...state, order: null, asking: null } : state),
    outcomeClosed: (state): CashInviteState => ({ ...state, outcome: null }),
    refusalReceived: (state, { payload }: PayloadAction<OfOrder & { readonly error: ApiError }>): CashInviteState =>
      isPending(state, payload) || isKnown(state, payload) ? { ...state, refusal: payload } : state,
  },
})

export const cashInviteReducer = slice.reducer
/** For the pages that withdraw. */
export const cashInviteSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: cashInvitePersist }
export const { withdrawPageOpened, amountTyped, withdrawalRequested, outcomeAsked, outcomeLost, outcomeReceived, withdrawalRefused, outcomeClosed, refusalReceived } = slice.actions

export type WithCashInvite = { readonly cashInvite: CashInviteState }

declare module '@/lib/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithCashInvite {}
}

export const selectCashInvite = ({ cashInvite }: WithCashInvite): CashInviteState => cashInvite

/** Why the last call about this order was refused. */
export const selectRefusal = ({ cashInvite: { refusal } }: WithCashInvite, { requestId }: OfOrder): ApiError | undefined => (refusal?.requestId === requestId ? refusal.error : undefined)

/** Whose withdrawal this page is about: the activity and the user, null until the user is known. */
export function selectOwner(state: WithSession & WithEntry): string | null {
  const user = selectUserUid(state)
  return user === null ? null : `${selectEntry(state).sourceId ?? ''} ${user}`
}
