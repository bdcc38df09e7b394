import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { readEntry, trackingCleared } from '@/features/entry'
import type { Effect } from './reaction'

/** Cached replies belong to the user who is logged out. */
export const clearApiCache: Effect<UnknownAction> = (_, { dispatch }) => {
  dispatch(api.util.resetApiState())
}

export const clearTracking: Effect<UnknownAction> = (_, { dispatch }, { navigation }) => {
  dispatch(trackingCleared(readEntry(navigation.current().search, '')))
}

/** For slices that are not loaded; a loaded slice handles the action itself. */
export const clearPersistedUser: Effect<UnknownAction> = (_, __, { clearUserStorage }) => clearUserStorage()
