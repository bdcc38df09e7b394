type Action = { readonly type: string }
type Store = { readonly getState: () => unknown; readonly dispatch: (action: Action) => unknown }
type CreateStore = (reducer: unknown, preloaded?: unknown) => Store
type Enhancer = (createStore: CreateStore) => CreateStore
type Compose = (...enhancers: readonly Enhancer[]) => Enhancer
/** Of the options that the app gives to Redux DevTools. */
type Options = { readonly actionSanitizer?: (action: Action, id: number) => Action }
type Page = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: Options) => Compose }

/** How a recording begins and ends in the log of Redux DevTools, which may dispatch them too. */
export const STARTED = 'recorder/started'
export const STOPPED = 'recorder/stopped'

const page = window as unknown as Page

/** Whether developer tools read the log, and may write into it. */
export const hasDevTools = (): boolean => page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ !== undefined

export type WatchedStore = {
  /** Undefined until the app has made its store. */
  readonly readState: () => unknown
  /** Into the log of Redux DevTools, past the app's middleware. */
  readonly dispatch: (action: Action) => void
}

const compose: Compose = (...enhancers) => (createStore) => enhancers.reduceRight((next, enhancer) => enhancer(next), createStore)

/**
 * Hears of each action as the reducers do, through the hook of Redux DevTools; the extension, where there is one, hears of it as ever. `shown` is the
 * action as the app's own sanitizer names it for the log. Must run before the app makes its store.
 */
export function watchStore(onAction: (action: Action, shown: Action) => void, made: () => void): WatchedStore {
  const extension = page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__
  let store: Store | undefined
  const watching =
    ({ actionSanitizer }: Options): Enhancer =>
    (createStore) =>
    (reducer, preloaded) => {
      const plain = createStore(reducer, preloaded)
      store = {
        ...plain,
        dispatch: (action) => {
          onAction(action, actionSanitizer?.(action, 0) ?? action)
          return plain.dispatch(action)
        },
      }
      // Once the app has it.
      void Promise.resolve().then(made)
      return store
    }
  page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => {
    const inner = extension ? extension(options) : compose
    return (...enhancers) => inner(...enhancers, watching(options))
  }
  return { readState: () => store?.getState(), dispatch: (action) => void store?.dispatch(action) }
}
