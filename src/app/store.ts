import { combineReducers, configureStore, type DevToolsEnhancerOptions, type Reducer, type StateFromReducersMapObject } from '@reduxjs/toolkit'
import { persistStore } from 'redux-persist'
import type { Environment } from '@config/env'
import { api } from '@/api/api'
import type { Transport } from '@/api/baseQuery'
import { entryPersist, entryReducer } from '@/features/entry'
import { loginPersist, loginReducer } from '@/features/login'
import { sessionPersist, sessionReducer } from '@/features/session'
import type { LateSlice } from '@/lib/lateSlice'
import { toast } from '@/ui/feedback/toast'
import type { Navigation } from './navigationPort'
import { syncSessionWithOtherTabs } from './persistence/syncSession'
import { clearUserStorage } from './persistence/clearUserStorage'
import { persistedReducer } from './persistence/persistedReducer'
import { rehydrate } from './persistence/rehydrate'
import { storagesOf, type Storages } from './persistence/storages'
import { reactionMiddleware } from './reactions/reactions'
import { requestContextOf } from './requestContext'

export type StoreOptions = {
  readonly environment: Environment
  readonly navigation: Navigation
  readonly preloaded?: Partial<RootState>
  /** The environment's own unless given. */
  readonly storages?: Storages
  /** Shows the words of a failure; a toast unless given. */
  readonly notify?: (text: string) => void
  /** None unless given. */
  readonly devTools?: DevToolsEnhancerOptions | false
}

export function makeStore({ environment, navigation, preloaded, storages = storagesOf(environment), notify = toast.error, devTools = false }: StoreOptions) {
  const readContext = (state: unknown) => requestContextOf(state as RootState, environment)
  const persistNow = (): void => void persistor.flush()
  const syncSession = (): Promise<void> => syncSessionWithOtherTabs(store, storages, persistNow)()
  const reducers = reducersOf(storages)
  const late: Record<string, Reducer> = {}
  const ports = { navigation, notify, syncSession, persistNow, clearUserStorage: () => clearUserStorage(storages, (key) => key in late) }
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState: preloaded as RootState | undefined,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { environment, readContext } satisfies Transport },
        serializableCheck: { ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta'] },
      })
        .prepend(reactionMiddleware(ports))
        .concat(api.middleware),
    // Not at the next frame: an answer that is there is drawn with the frame that is being made.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1])
  const rehydrated = rehydrate(persistor).then(persistNow)

  /** Settles when these slices are part of the store, with their kept values. */
  async function join(slices: readonly LateSlice[] = []): Promise<void> {
    const missing = slices.filter(({ persist }) => !(persist.key in late))
    if (missing.length === 0) return
    for (const { persist, reducer } of missing) late[persist.key] = persistedReducer(persist, reducer, storages)
    store.replaceReducer(combineReducers({ ...reducers, ...late }))
    await rehydrate(persistor)
  }
  return { store, rehydrated, persistNow, syncSession, join }
}

function reducersOf(storages: Storages) {
  return {
    session: persistedReducer(sessionPersist, sessionReducer, storages),
    entry: persistedReducer(entryPersist, entryReducer, storages),
    login: persistedReducer(loginPersist, loginReducer, storages),
    [api.reducerPath]: api.reducer,
  }
}

export type RootState = StateFromReducersMapObject<ReturnType<typeof reducersOf>>
export type AppStore = ReturnType<typeof makeStore>['store']
export type AppDispatch = AppStore['dispatch']
