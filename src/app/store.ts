import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { persistStore } from 'redux-persist'
import type { Environment } from '@config/env'
import { api } from '@/api/api'
import type { Transport } from '@/api/baseQuery'
import { entryPersist, entryReducer } from '@/features/entry'
import { loginPersist, loginReducer } from '@/features/login'
import { sessionPersist, sessionReducer } from '@/features/session'
import { testDrivePersist, testDriveReducer } from '@/features/testDrive'
import { toast } from '@/ui/toast'
import { devToolsOf } from './devtools'
import type { Navigation } from './navigationPort'
import { catchUpWithOtherTabs } from './persistence/followOtherTabs'
import { persisted } from './persistence/persisted'
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
  readonly tell?: (text: string) => void
}

export function makeStore({ environment, navigation, preloaded, storages = storagesOf(environment), tell = toast.error }: StoreOptions) {
  const readContext = (state: unknown) => requestContextOf(state as RootState, environment)
  const persistNow = (): void => void persistor.flush()
  const catchUp = (): Promise<void> => catchUpWithOtherTabs(store, storages, persistNow)()
  const store = configureStore({
    reducer: rootReducer(storages),
    preloadedState: preloaded as RootState | undefined,
    devTools: devToolsOf(environment),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { environment, readContext } satisfies Transport },
        serializableCheck: { ignoredActionPaths: ['register', 'rehydrate', 'result', 'err', 'meta.arg', 'meta.baseQueryMeta'] },
      })
        .prepend(reactionMiddleware({ navigation, tell, catchUp, persistNow }))
        .concat(api.middleware),
  })
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1])
  const rehydrated = new Promise<void>((resolve) => {
    persistor.subscribe(() => {
      if (persistor.getState().bootstrapped) resolve()
    })
    persistor.persist()
  }).then(persistNow)
  return { store, rehydrated, persistNow, catchUp }
}

function rootReducer(storages: Storages) {
  return combineReducers({
    session: persisted(sessionPersist, sessionReducer, storages),
    entry: persisted(entryPersist, entryReducer, storages),
    login: persisted(loginPersist, loginReducer, storages),
    testDrive: persisted(testDrivePersist, testDriveReducer, storages),
    [api.reducerPath]: api.reducer,
  })
}

export type RootState = ReturnType<ReturnType<typeof rootReducer>>
export type AppStore = ReturnType<typeof makeStore>['store']
export type AppDispatch = AppStore['dispatch']
