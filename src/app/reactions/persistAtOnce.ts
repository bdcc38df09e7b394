import type { UnknownAction } from '@reduxjs/toolkit'
import type { Effect } from './reaction'

/** After a login the page may go to another address at once, and other tabs look at what is kept; other events say so themselves. */
export const persistAtOnce: Effect<UnknownAction> = (_, __, { persistNow }) => persistNow()

/** An event that was prepared so (`lib/storage/withImmediatePersist.ts`). */
export const isPersistedAtOnce = (action: UnknownAction): action is UnknownAction => (action as { meta?: { isPersistedAtOnce?: unknown } }).meta?.isPersistedAtOnce === true
