import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { AppHistory } from '@/lib/history/appHistory'

/** What Redux DevTools add to the store that they watch, of which one reads here how many states it has had and which of them is shown. */
type Watched = { readonly liftedStore?: { readonly getState: () => { readonly currentStateIndex: number; readonly computedStates: readonly unknown[] } } }
type Call = { readonly requestId: string; readonly requestStatus: 'pending' | 'fulfilled' | 'rejected' }

const callOf = ({ meta }: UnknownAction): Partial<Call> => meta ?? {}

/**
 * While Redux DevTools show an earlier state, the pages that it draws act as if they lived in it: one opens and fills in a form, one asks for its
 * content, without a session one leads to the login. None of that has happened: it would be written over the newest state, which the reducers go on from.
 * So nothing is dispatched, asked for or navigated to meanwhile, but what a call under way is answered. With the newest state all goes on.
 */
export const lookOnlyAtPast =
  (history: Pick<AppHistory, 'push' | 'replace' | 'go'>): StoreEnhancer =>
  (next) =>
  (reducer, preloaded) => {
    const store = next(reducer, preloaded)
    const { liftedStore } = store as Watched
    if (!liftedStore) return store
    const isPast = (): boolean => {
      const { currentStateIndex, computedStates } = liftedStore.getState()
      return currentStateIndex < computedStates.length - 1
    }

    const underWay = new Set<string>()
    const passes = (action: UnknownAction): boolean => {
      const { requestId = '', requestStatus } = callOf(action)
      if (requestStatus === 'pending' && !isPast()) underWay.add(requestId)
      return requestStatus === 'pending' ? underWay.has(requestId) : underWay.delete(requestId) || !isPast() || action.type.startsWith('persist/')
    }

    const { push, replace, go } = history
    const unlessPast = <Args extends readonly unknown[]>(act: (...args: Args) => void) => (...args: Args): void => void (isPast() || act(...args)) // prettier-ignore
    Object.assign(history, { push: unlessPast(push), replace: unlessPast(replace), go: unlessPast(go) })

    const ask = window.fetch
    // No answer rather than a failure, which somebody would be told of.
    window.fetch = (...args) => (isPast() ? new Promise(() => undefined) : ask(...args))

    const dispatch = ((action: UnknownAction) => (passes(action) ? store.dispatch(action as never) : action)) as typeof store.dispatch
    return { ...store, dispatch }
  }
