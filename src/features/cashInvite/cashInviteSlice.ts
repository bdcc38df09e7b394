import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/errors/apiError'
import { selectSourceId, type WithEntry } from '@/features/entry'
import { selectUserUid, type WithSession } from '@/features/session'
import { ownerKeyOf } from '@/lib/ownerKey'
import { withImmediatePersist } from '@/lib/storage/withImmediatePersist'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { cashInvitePersist } from './cashInvite.persist'
import { noCashInvite, type CashInviteState, type SharedWithdrawal } from './cashInviteState'
import { syncWithdrawal } from './syncWithdrawal'
import { ownedBy } from './ordersByOwner'
import type { Withdrawal } from '@/services/candle'
import type { WithdrawOrder } from './withdrawOrder'

type Owned = { readonly owner: string }
type OfOrder = { readonly requestId: string }
type NewOrder = Pick<WithdrawOrder, 'requestId' | 'cents' | 'sentAt'>

/** Of the order whose outcome is not known; an event of any other one comes too late. */
const isPending = ({ order }: CashInviteState, { requestId }: OfOrder): boolean => order?.requestId === requestId
/** What became of it is known, or is not asked any more. */
const settle = (state: CashInviteState): CashInviteState => ({ ...state, order: null, settled: state.order?.requestId ?? null, asking: null })
const isKnown = ({ outcome }: CashInviteState, { requestId }: OfOrder): boolean => outcome?.order.requestId === requestId

/** The listed withdrawals are remembered, so that a later one can be told from them. */
const withKnown = (known: CashInviteState['known'], ids: readonly string[]): readonly string[] => [...new Set([...(known ?? []), ...ids])]

const slice = createSlice({
  name: 'cashInvite',
  initialState: noCashInvite,
  reducers: {
    /** Begins with the form, or with the order whose outcome is still not known. */
    withdrawPageOpened: (state): CashInviteState => ({ ...state, asking: null, outcome: null, refusal: null, known: null }),
    /** This activity's page is open: an order of the user's that was put aside for another one is here again. */
    ownerChanged: (state, { payload: { owner } }: PayloadAction<Owned>): CashInviteState => (state.others[owner] ? ownedBy(state, owner) : state),
    amountTyped: (state, { payload: { owner, typed } }: PayloadAction<Owned & { readonly typed: string }>): CashInviteState => ({ ...ownedBy(state, owner), typed }),
    /** The list of withdrawals, as the backend shows it. */
    withdrawalsListed: (state, { payload: ids }: PayloadAction<readonly string[]>): CashInviteState => ({ ...state, known: withKnown(state.known, ids) }),
    /** Kept before it is sent: a page that dies on the way still knows of it. Nothing while another one is under way. */
    withdrawalRequested: {
      prepare: (payload: Owned & { readonly order: NewOrder }) => withImmediatePersist(payload),
      reducer: (state, { payload: { owner, order } }: PayloadAction<Owned & { readonly order: NewOrder }>): CashInviteState => {
        const own = ownedBy(state, owner)
        return own.order || own.outcome ? own : { ...own, order: { ...order, known: own.known, isUnknown: false }, asking: 'first', refusal: null }
      },
    },
    /** The user sends it once more, and knows what that may mean. */
    withdrawalRepeated: {
      prepare: (payload: OfOrder) => withImmediatePersist(payload),
      reducer: (state, { payload }: PayloadAction<OfOrder>): CashInviteState =>
        isPending(state, payload) && state.order ? { ...state, order: { ...state.order, isUnknown: false }, asking: 'again', refusal: null } : state,
    },
    /** The user begins anew, although it is not known what became of the order. What was typed stays. */
    withdrawalAbandoned: (state, { payload }: PayloadAction<OfOrder>): CashInviteState => (isPending(state, payload) ? settle(state) : state),
    /** The list is asked for it. Written down again, where the end of a session has taken it from the storage. */
    outcomeAsked: (state, { payload }: PayloadAction<OfOrder>): CashInviteState => (isPending(state, payload) ? { ...state, order: state.order && { ...state.order }, asking: 'list' } : state),
    /** No answer that says how it stands, for as long as one may take. */
    outcomeLost: (state, { payload }: PayloadAction<OfOrder>): CashInviteState =>
      isPending(state, payload) ? { ...state, order: state.order && { ...state.order, isUnknown: true }, asking: null } : state,
    outcomeReceived: (state, { payload }: PayloadAction<OfOrder & { readonly withdrawal: Withdrawal }>): CashInviteState => {
      const { withdrawal } = payload
      if (isKnown(state, payload) && state.outcome) return { ...state, outcome: { ...state.outcome, withdrawal } }
      const known = withKnown(state.known, [withdrawal.id])
      return isPending(state, payload) && state.order ? { ...settle(state), typed: '', known, outcome: { order: state.order, withdrawal } } : state
    },
    /** It was not made, and never will be. What was typed stays. */
    withdrawalRefused: (state, { payload }: PayloadAction<OfOrder>): CashInviteState => (isPending(state, payload) ? settle(state) : state),
    outcomeClosed: (state): CashInviteState => ({ ...state, outcome: null }),
    refusalReceived: (state, { payload }: PayloadAction<OfOrder & { readonly error: ApiError }>): CashInviteState =>
      isPending(state, payload) || isKnown(state, payload) ? { ...state, refusal: payload } : state,
    withdrawalSynced: (state, { payload }: PayloadAction<SharedWithdrawal>): CashInviteState => syncWithdrawal(state, payload),
  },
})

export const cashInviteReducer = slice.reducer
/** For the pages that withdraw. */
export const cashInviteSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: cashInvitePersist }
export const {
  withdrawPageOpened, ownerChanged, amountTyped, withdrawalsListed, withdrawalRequested, withdrawalRepeated, withdrawalAbandoned, outcomeAsked, outcomeLost, outcomeReceived, withdrawalRefused, outcomeClosed,
  refusalReceived, withdrawalSynced,
} = slice.actions // prettier-ignore

export type WithCashInvite = { readonly cashInvite: CashInviteState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithCashInvite {}
}

export const selectCashInvite = ({ cashInvite }: WithCashInvite): CashInviteState => cashInvite

/** Why the last call about this order was refused. */
export const selectRefusal = ({ cashInvite: { refusal } }: WithCashInvite, { requestId }: OfOrder): ApiError | undefined => (refusal?.requestId === requestId ? refusal.error : undefined)

/** Whose withdrawal this page is about: the activity and the user, null until the user is known. */
export const selectOwner = (state: WithSession & WithEntry): string | null => ownerKeyOf(selectSourceId(state), selectUserUid(state))
