import type { UnknownAction } from '@reduxjs/toolkit'
import type { Effect } from './reaction'

/** After a login the page may navigate away at once, and other tabs read the stored session. */
export const persistSession: Effect<UnknownAction> = (_, __, { persistNow }) => persistNow()
