import { deserializeShared, SHARED_KEY } from './pay.persist'
import { ordersSynced } from './paySlice'

type Dispatch = (event: ReturnType<typeof ordersSynced>) => unknown

/** Takes over what the user's tabs have in common: at once, because a storage event may still be on its way when the user taps. */
export function readOtherTabs(dispatch: Dispatch): void {
  try {
    follow(dispatch, window.localStorage.getItem(SHARED_KEY))
  } catch {
    // A browser that blocks it has no other tabs to tell of.
  }
}

/** Hears what another tab writes; a page that was asleep looks when it is back. Gives the way to stop. */
export function followOtherTabs(dispatch: Dispatch): () => void {
  const hear = ({ key, newValue }: StorageEvent) => key === SHARED_KEY && follow(dispatch, newValue)
  const look = () => readOtherTabs(dispatch)
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}

function follow(dispatch: Dispatch, text: string | null): void {
  const open = deserializeShared(text)
  if (open) dispatch(ordersSynced(open))
}
