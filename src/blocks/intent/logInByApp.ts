import type { RefObject } from 'react'
import { autoLogin, notifyMissingTicket, selectIsAutoLoginPending, type useLoginDispatch, type WithLogin } from '@/features/login'
import { selectIsLoggedIn, type WithSession } from '@/features/session'
import { openHost } from '@/hosts'
import { noteIntent } from './intent'
import type { Destination } from './useLoginLauncher'

type Store = { readonly getState: () => WithLogin & WithSession; readonly subscribe: (listener: () => void) => () => void }

/** What the login is for, on the page that asked for it. */
type Asking = Pick<Destination, 'intent' | 'noteAgain'> & {
  readonly store: Store
  readonly dispatch: ReturnType<typeof useLoginDispatch>
  readonly isShown: Readonly<RefObject<boolean>>
  /** The user closed the app's login. */
  readonly onGivenUp: (() => void) | undefined
  /** To our own login. */
  readonly otherwise: () => void
}

/** What waits for the login by ticket, by the store: a further press asks for no second login, and takes the place of the one before, whose page may have gone. */
const waiting = new WeakMap<Store, Asking>()

/** By the app's own login (spec 2 §4). The login by ticket that is still under way comes first: with a user of its own nothing is left to ask for. */
export async function logInByApp(asking: Asking): Promise<void> {
  const { store } = asking
  const isWaiting = waiting.has(store)
  if (!isWaiting && !selectIsAutoLoginPending(store.getState())) return askApp(asking)
  waiting.set(store, asking)
  if (isWaiting) return
  await autoLoginEnded(store)
  const newest = waiting.get(store) ?? asking
  waiting.delete(store)
  if (isOver(newest)) return
  const { intent, noteAgain } = newest
  // It has taken along what was noted.
  if (intent !== undefined) noteIntent(intent)
  noteAgain?.()
  await askApp(newest)
}

const isOver = ({ store, isShown }: Asking): boolean => selectIsLoggedIn(store.getState()) || !isShown.current

async function askApp(asking: Asking): Promise<void> {
  const { intent, noteAgain, dispatch, onGivenUp, otherwise } = asking
  const host = await openHost()
  const reply = await host.nativeLogin()
  if (reply.ok) {
    await dispatch(autoLogin(false))
    await dispatch(notifyMissingTicket())
  }
  if (isOver(asking)) return
  if (intent !== undefined) noteIntent(null)
  // A user who closed the app's login did not want to log in; where the app has none, or no ticket for its user, ours is there.
  if (!reply.ok && reply.failure.kind === 'cancelled') return onGivenUp?.()
  if (noteAgain) {
    await pageHasHeard()
    noteAgain()
  }
  otherwise()
}

/** A page takes back what it kept for a login once that has failed, which it sees when it is drawn next. */
const pageHasHeard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The login without hands has ended, and the page has heard so. */
function autoLoginEnded({ getState, subscribe }: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (selectIsAutoLoginPending(getState())) return
      stop()
      resolve(pageHasHeard())
    })
  })
}
