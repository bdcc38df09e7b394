import type { Reducer } from '@reduxjs/toolkit'
import type { SlicePersist } from './slicePersist'

/** The state of every slice that joins the store later, by its key. Each feature adds its own (`declare module '@/lib/storage/lazySlice'`). */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface LazyLoadedSlices {}

/**
 * A slice that joins the store with the campaign (`defineCampaign`) or the page (`definePage`) that needs it, before the page is rendered, with
 * its persisted values. No other page loads its code.
 */
export type LazySlice = {
  readonly reducerPath: string
  readonly reducer: Reducer
  /** Without it the slice is not persisted. Its key is the slice's. */
  // oxlint-disable-next-line typescript/no-explicit-any -- reducer and plan belong to one state, which is opaque outside the slice
  readonly persist?: SlicePersist<any>
}

/** Settles when these slices are part of the store, with their persisted values. A slice without `persist` joins at once. */
export type InjectSlices = (slices?: readonly LazySlice[]) => Promise<void>

/** The store as it takes slices in. */
export type SliceStore = { readonly inject: InjectSlices }
