import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { readEntry, trackingForgotten } from '@/features/entry'
import type { Effect } from './reaction'

/** Answers belong to whom they were given. */
export const forgetAnswers: Effect<UnknownAction> = (_, { dispatch }) => {
  dispatch(api.util.resetApiState())
}

export const forgetTracking: Effect<UnknownAction> = (_, { dispatch }, { navigation }) => {
  dispatch(trackingForgotten(readEntry(navigation.current().search, '')))
}

/** Of slices that are not loaded; the others hear of it themselves. */
export const forgetKeptUser: Effect<UnknownAction> = (_, __, { forgetUserStorage }) => forgetUserStorage()
