import { configureStore } from '@reduxjs/toolkit'
import { jest } from '@jest/globals'
import { api } from '@/api/api'
import type { ApiError } from '@/api/errors/apiError'
import type { CallOptions } from '@/api/baseQuery'
import { entryReducer } from '@/features/entry'
import { loginReducer } from '@/features/login'
import { sessionReducer } from '@/features/session'
import type { AppAddress, Navigation } from '@/app/navigationPort'
import type { Ports, ReactionApi } from '@/app/reactions/reaction'

type Start = Partial<AppAddress> & { readonly campaignHere?: ReturnType<Navigation['campaignHere']> }

/** Somewhere in the app, with no overlay open; on a page of a campaign where no friends register, unless told. */
export function fakeNavigation({ campaignHere = { isRegister: false }, ...start }: Start = {}) {
  let place: AppAddress = { pathname: '/cash', search: '?sourceId=S1', state: null, wasReplace: false, ...start }
  const replace = jest.fn((path: string, { state }: { readonly state: unknown }) => {
    const [pathname = '', search] = path.split('?')
    place = { pathname, search: search === undefined ? '' : `?${search}`, state, wasReplace: true }
  })
  return { current: () => place, campaignHere: () => campaignHere, replace, uncovered: () => Promise.resolve() }
}

/** A store, ports and listener api for one effect. */
export function reactionHarness(start?: Start) {
  const store = configureStore({ reducer: { session: sessionReducer, entry: entryReducer, login: loginReducer, [api.reducerPath]: api.reducer } })
  const dispatched: string[] = []
  const listening = { subscribe: jest.fn(), unsubscribe: jest.fn() }
  const dispatch = ((action: { type: string }) => {
    if ('type' in action) dispatched.push(action.type)
    return store.dispatch(action)
  }) as ReactionApi['dispatch']
  const reactionApi: ReactionApi = { dispatch, getState: store.getState, ...listening }
  const ports = { navigation: fakeNavigation(start), notify: jest.fn(), syncSession: jest.fn(() => Promise.resolve()), persistNow: jest.fn(), clearUserStorage: jest.fn() } satisfies Ports
  return { store, dispatched, listening, reactionApi, ports }
}

/** The action of a call that failed, as RTK Query dispatches it. */
export function failed(error: ApiError, { type = 'query', ...options }: CallOptions & { readonly type?: 'query' | 'mutation' } = {}) {
  return {
    type: `api/execute${type === 'query' ? 'Query' : 'Mutation'}/rejected`,
    payload: error,
    error: { message: 'Rejected' },
    meta: { arg: { type, endpointName: 'x' }, requestId: 'r', requestStatus: 'rejected' as const, rejectedWithValue: true, baseQueryMeta: options },
  }
}

export const refusal = (errCode: number, errMsg = 'server words'): ApiError => ({ kind: 'business', errCode, errMsg, data: null })
