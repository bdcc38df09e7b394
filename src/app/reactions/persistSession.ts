import type { UnknownAction } from '@reduxjs/toolkit'
import type { Effect } from './reaction'

/** After a login the page may go to another address at once, and other tabs look at what is kept. */
export const persistSession: Effect<UnknownAction> = (_, __, { persistNow }) => persistNow()
