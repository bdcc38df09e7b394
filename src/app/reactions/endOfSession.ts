import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { readEntry, trackingCleared } from '@/features/entry'
import type { Effect } from './reaction'

/** Answers belong to whom they were given. */
export const clearApiCache: Effect<UnknownAction> = (_, { dispatch }) => {
  dispatch(api.util.resetApiState())
}

export const clearTracking: Effect<UnknownAction> = (_, { dispatch }, { navigation }) => {
  dispatch(trackingCleared(readEntry(navigation.current().search, '')))
}

/** Of slices that are not loaded; the others hear of it themselves. */
export const clearPersistedUser: Effect<UnknownAction> = (_, __, { clearUserStorage }) => clearUserStorage()
