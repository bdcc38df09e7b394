import type { PlaceWithParts } from '@/services/maps'

/** The four states of a search (spec 2 §2.1). */
export type PlaceSearch =
  | { readonly status: 'searching' }
  | { readonly status: 'failed' }
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly places: readonly PlaceWithParts[] }

/** Spec 2 §9 (ms). */
export const SEARCH_DEBOUNCE = 300
