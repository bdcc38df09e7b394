import type { Place, PlaceWithParts } from '@/services/maps'

export type City = { readonly code: string; readonly name: string }

/** The four states of a search (spec 2 §2.1). */
export type PlaceSearch = { readonly status: 'searching' } | { readonly status: 'failed' } | { readonly status: 'none' } | { readonly status: 'found'; readonly places: readonly PlaceWithParts[] }

export type PlaceData = {
  readonly city: string
  readonly cityList: readonly City[]
  readonly keyword: string
  /** What has been chosen before; '' at first. */
  readonly chosen: string
  readonly search: PlaceSearch
}

export type PlaceActions = {
  readonly chooseCity: (city: string) => void
  readonly type: (keyword: string) => void
  readonly pick: (place: Place) => void
  readonly retry: () => void
}
