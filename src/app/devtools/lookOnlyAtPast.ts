import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { AppHistory } from '@/lib/history/appHistory'
import { followRoute } from './followRoute'
import { shownMoment, showNewest, type LiftedStore } from './lifted'
import { pastMessages } from './messages'
import { pastNotice } from './pastNotice'

type Call = { readonly requestId: string; readonly requestStatus: 'pending' | 'fulfilled' | 'rejected' }

const callOf = ({ meta }: UnknownAction): Partial<Call> => meta ?? {}

/**
 * While Redux DevTools show an earlier state, the page of that moment is shown with a notice that says so. The pages that it draws act as if they
 * lived in it: one opens and fills in a form, one asks for its content. None of that has happened: it would be written over the newest state, which
 * the reducers go on from. So nothing is dispatched, asked for or navigated to meanwhile, but what a call under way is answered. With the newest
 * state all goes on.
 */
export const lookOnlyAtPast =
  (history: AppHistory): StoreEnhancer =>
  (next) =>
  (reducer, preloaded) => {
    const store = next(reducer, preloaded)
    // Redux DevTools add it to the store that they watch.
    const { liftedStore } = store as { readonly liftedStore?: LiftedStore }
    if (!liftedStore) return store
    // The page that comes back with the newest state has asked and told already what it asks and tells now.
    let isReturning = false
    const isPast = (): boolean => isReturning || shownMoment(liftedStore).isPast

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
    // No answer rather than a failure, which would be shown.
    window.fetch = (...args) => (isPast() ? new Promise(() => undefined) : ask(...args))

    const follow = followRoute(history, () => shownMoment(liftedStore).newest, (draw) => {
      isReturning = true
      draw()
      // Behind what the page's effects do in the same turn.
      setTimeout(() => (isReturning = false))
    }) // prettier-ignore
    const notice = pastNotice(() => showNewest(liftedStore))
    void pastMessages.ready()
    store.subscribe(() => {
      const moment = shownMoment(liftedStore)
      const path = follow(moment)
      if (moment.isPast) notice.show(moment, path)
      else notice.hide()
    })

    const dispatch = ((action: UnknownAction) => (passes(action) ? store.dispatch(action as never) : action)) as typeof store.dispatch
    return { ...store, dispatch }
  }
