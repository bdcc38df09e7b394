import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { persistReducer, type PersistedState } from 'redux-persist'
import type { SlicePersist } from '@/lib/storage/slicePersist'
import { KEY_PREFIX } from '@/lib/storage/storageKeys'
import { restore } from './restore'
import type { Storages } from './storages'

/** The reducer of a slice, persisted by its whitelist. */
export function persistedReducer<State extends object>(plan: SlicePersist<State>, reducer: Reducer<State>, storages: Storages): Reducer<State> {
  const kept = persistReducer<State, UnknownAction>(
    {
      key: plan.key,
      keyPrefix: KEY_PREFIX,
      version: plan.version,
      storage: plan.engine ? plan.engine(storages[plan.storage], storages.user) : storages[plan.storage],
      whitelist: [...plan.whitelist],
      migrate: (stored) => Promise.resolve(restore(plan, stored) as PersistedState),
      // The engines take objects, so that JSON is written once and not once more for each key.
      serialize: false,
      deserialize: (value: unknown) => value,
      // Every engine answers at once; a limit would only leave a timer behind.
      timeout: 0,
    } as Parameters<typeof persistReducer<State, UnknownAction>>[0],
    reducer,
  )
  return kept as unknown as Reducer<State>
}
