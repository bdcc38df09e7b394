import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import type { WithEntry } from '@/features/entry'
import type { WithLogin } from '@/features/login'
import type { WithSession } from '@/features/session'
import type { Navigation } from '../navigationPort'

/** What effects reach beyond the store: each a port, so that a test needs no page. */
export type Ports = {
  readonly navigation: Navigation
  readonly notify: (text: string) => void
  /** Takes over a session that another tab has begun or ended since. */
  readonly syncSession: () => Promise<void>
  /** Writes what is to be kept at once instead of at the next ticks: the page may be left right now. */
  readonly persistNow: () => void
  /** Forgets what is kept of this person by slices that are not loaded. */
  readonly clearUserStorage: () => void
}

type State = WithSession & WithEntry & WithLogin

export type ReactionApi = {
  readonly dispatch: ThunkDispatch<State, Transport, UnknownAction>
  readonly getState: () => State
  /** The effect hears no action until it subscribes again. */
  readonly unsubscribe: () => void
  readonly subscribe: () => void
}

export type Effect<A> = (action: A, api: ReactionApi, ports: Ports) => void | Promise<void>
