type Store = { readonly getState: () => unknown; readonly dispatch: (action: unknown) => unknown }
type CreateStore = (reducer: unknown, preloaded?: unknown) => Store
type Enhancer = (createStore: CreateStore) => CreateStore
type Compose = (...enhancers: Enhancer[]) => Enhancer
type Sanitizers = { readonly actionSanitizer?: (action: never, id: number) => unknown; readonly stateSanitizer?: (state: never, index: number) => unknown }
type Hooked = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: Sanitizers) => Compose }

export type WatchedStore = { readonly readState: () => unknown }

const compose: Compose = (...enhancers) => (createStore) => enhancers.reduceRight((next, enhancer) => enhancer(next), createStore)

/** Hears of each action that reaches the store's reducers, through the hook of Redux DevTools; the extension, where there is one, hears of it as ever. */
export function watchStore(onAction: (type: string) => void): WatchedStore {
  const page = window as unknown as Hooked
  const extension = page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__
  let readState: () => unknown = () => undefined
  const watching: Enhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded)
    readState = store.getState
    return {
      ...store,
      dispatch: (action) => {
        const result = store.dispatch(action)
        onAction(String((action as { readonly type?: unknown }).type))
        return result
      },
    }
  }
  page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => {
    const inner = extension ? extension(options) : compose
    return (...enhancers) => inner(...enhancers, watching)
  }
  return { readState: () => readState() }
}
