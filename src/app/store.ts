import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { persistStore } from 'redux-persist'
import type { Environment } from '@config/env'
import { api } from '@/api/api'
import type { Transport } from '@/api/baseQuery'
import { entryPersist, entryReducer } from '@/features/entry'
import { loginPersist, loginReducer } from '@/features/login'
import { sessionPersist, sessionReducer } from '@/features/session'
import type { LazyLoadedSlices, LazySlice } from '@/lib/storage/lazySlice'
import { toast } from '@/ui/feedback/toast'
import type { DevTools } from './devtools/loadDevTools'
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
  readonly devTools?: DevTools | false
}

/** What the parent frame of a preview sends, and each problem with it: `previewSlice` has made them plain data, and they may be too large to walk through. */
const LARGE = ['preview.received', 'preview.reported']

/** What the toolkit looks for in development alone. */
const developmentChecks = {
  serializableCheck: {
    ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta', 'payload.config'],
    ignoredPaths: LARGE,
    // The cache asks each time whether all of the state is frozen, and walks these large values for it.
    disableCache: true,
  },
  immutableCheck: { ignoredPaths: LARGE },
}

export function makeStore({ environment, navigation, preloaded, storages = storagesOf(environment), notify = toast.error, devTools = false }: StoreOptions) {
  const readContext = (state: unknown) => requestContextOf(state as RootState, environment)
  const persistNow = (): void => void persistor.flush()
  const syncSession = (): Promise<void> => syncSessionWithOtherTabs(store, storages, persistNow)
  const rootReducer = rootReducerOf(storages)
  const ports = { navigation, notify, syncSession, persistNow, clearUserStorage: () => clearUserStorage(storages) }
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as RootState | undefined,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { environment, readContext } satisfies Transport },
        ...(process.env.NODE_ENV !== 'production' && developmentChecks),
      })
        .prepend(reactionMiddleware(ports))
        .concat(api.middleware),
    // The default tells subscribers at the next animation frame. With a tick, a reply is drawn in the frame that it arrived in.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }).concat(devTools ? [devTools.enhancer] : []),
  })
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1])
  const rehydrated = rehydrate(persistor).then(persistNow)

  const injected: Record<string, Promise<void>> = {}

  async function join({ reducerPath, reducer, persist }: LazySlice): Promise<void> {
    rootReducer.inject({ reducerPath, reducer: persist ? persistedReducer(persist, reducer, storages) : reducer } as never)
    // Any action gives the new slice its initial state; `rehydrate` then sets the keys that were persisted.
    store.dispatch({ type: 'store/sliceInjected', payload: reducerPath })
    if (persist) await rehydrate(persistor)
  }

  /** Settles when these slices are part of the store, with their kept values. */
  async function inject(slices: readonly LazySlice[] = []): Promise<void> {
    await Promise.all(slices.map((slice) => (injected[slice.reducerPath] ??= join(slice))))
  }
  return { store: Object.assign(store, { inject }), rehydrated, persistNow, syncSession }
}

function rootReducerOf(storages: Storages) {
  return combineSlices({
    session: persistedReducer(sessionPersist, sessionReducer, storages),
    entry: persistedReducer(entryPersist, entryReducer, storages),
    login: persistedReducer(loginPersist, loginReducer, storages),
    [api.reducerPath]: api.reducer,
  }).withLazyLoadedSlices<LazyLoadedSlices>()
}

export type RootState = ReturnType<ReturnType<typeof rootReducerOf>>
export type AppStore = ReturnType<typeof makeStore>['store']
export type AppDispatch = AppStore['dispatch']
