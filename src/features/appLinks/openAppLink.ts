import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { toastError } from '@/api/errors/toastError'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import type { AppLinkDispatch, AppLinkThunk } from './askWebConfig'
import type { AppGoal } from './exitRoute'

/** Most visits lead to no app, and need no way there. */
const chunk = lazyChunk(() => import('./followAppLink'))

/** How long a press waits for it (ms): a further one asks again. */
const TIMEOUT_MS = 8_000

/** What is being opened, in each store: another press means the same. */
const opening = new WeakMap<AppLinkDispatch, Promise<void>>()

/** Opens the app, or its page to call a car, in the way that this host allows; shows a toast where there is none. `onFound` is awaited before the way is taken; `link` is a place in the app, which the app itself opens, too. One at a time. Never rejects. */
export const openAppLink =
  (goal: AppGoal, onFound?: () => unknown, link?: string): AppLinkThunk<Promise<void>> =>
  (dispatch) => {
    const begun = opening.get(dispatch)
    if (begun) return begun
    const ended = chunk
      .read(TIMEOUT_MS)
      .then(({ followAppLink }) => dispatch(followAppLink(goal, onFound, link)), () => toastError({ kind: 'network' }))
      .finally(() => opening.delete(dispatch))
    opening.set(dispatch, ended)
    return ended
  }

/** For a page that offers the app, while it does: where it can only be copied, that is done in the handler of the tap or refused (`lib/device/clipboard.ts`). */
export function useAppLinkSoon(isOffered = true): void {
  const dispatch = useDispatch<AppLinkDispatch>()
  useEffect(() => {
    if (!isOffered) return undefined
    const prepared = chunk.read().then(
      ({ prepareAppLink }) => dispatch(prepareAppLink()),
      () => undefined,
    )
    return () => void prepared.then((letGo) => letGo?.())
  }, [dispatch, isOffered])
}
