import { entryRead } from '@/features/entry'
import { autoLogin, notifyMissingTicket, selectIsAutoLoginPending, type useLoginDispatch, type WithLogin } from '@/features/login'
import { openHost } from '@/hosts'
import { noteIntent } from './intent'
import type { PendingLogin } from './useLoginLauncher'

type Store = { readonly getState: () => WithLogin; readonly subscribe: (listener: () => void) => () => void }

/** By the app's own login (spec 2 §4). The login by ticket that is still under way comes first: with a user of its own nothing is left to ask for. */
export async function logInByApp(store: Store, dispatch: ReturnType<typeof useLoginDispatch>, takeNewest: () => PendingLogin | undefined): Promise<void> {
  if (selectIsAutoLoginPending(store.getState())) await autoLoginEnded(store)
  const host = await openHost()
  const pending = takeNewest()
  if (!pending || pending.isOver()) return
  const { intent, noteAgain, isOver, onGivenUp, otherwise } = pending
  // A login by ticket has taken along what was noted.
  if (intent !== undefined) noteIntent(intent)
  noteAgain?.()
  const reply = await host.nativeLogin()
  if (reply.ok) {
    // The address's ticket is good for one login, which came before this one: now the app has a ticket of its own.
    dispatch(entryRead({ thirdPartTicket: null }))
    await dispatch(autoLogin(false))
    await dispatch(notifyMissingTicket())
  }
  if (isOver()) return
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

/** The automatic login has ended, and the page knows it. */
function autoLoginEnded({ getState, subscribe }: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (selectIsAutoLoginPending(getState())) return
      stop()
      resolve(pageHasHeard())
    })
  })
}
