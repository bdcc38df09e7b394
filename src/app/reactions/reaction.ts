import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import type { WithEntry } from '@/features/entry'
import type { WithLogin } from '@/features/login'
import type { WithSession } from '@/features/session'
import type { Navigation } from '../navigationPort'

/** What effects use outside the store, as ports, so that a test needs no page. */
export type Ports = {
  readonly navigation: Navigation
  readonly notify: (text: string) => void
  /** Takes over a session that another tab has begun or ended. */
  readonly syncSession: () => Promise<void>
  /** Writes persisted state at once instead of at the next ticks, because the page may be left now. */
  readonly persistNow: () => void
  /** Clears the user storage of slices that are not loaded. */
  readonly clearUserStorage: () => Promise<void>
}

type State = WithSession & WithEntry & WithLogin

export type ReactionApi = {
  readonly dispatch: ThunkDispatch<State, Transport, UnknownAction>
  readonly getState: () => State
  /** The effect gets no action until it subscribes again. */
  readonly unsubscribe: () => void
  readonly subscribe: () => void
}

export type Effect<A> = (action: A, api: ReactionApi, ports: Ports) => void | Promise<void>
