import type { Reducer } from '@reduxjs/toolkit'
import type { SlicePersist } from './slicePersist'

/**
 * Client state that only some campaigns have. It joins the store, with what the tab has kept of it, before the first page of a campaign
 * that names it (`defineCampaign`), so that no other page carries its code. Its key in the store is the one that it is kept under.
 */
export type LateSlice = {
  readonly reducer: Reducer
  // oxlint-disable-next-line typescript/no-explicit-any -- reducer and plan belong to one state, which is opaque outside the slice
  readonly persist: SlicePersist<any>
}

export function lateSlice<State>(reducer: Reducer<State>, persist: SlicePersist<State>): LateSlice {
  return { reducer, persist }
}
