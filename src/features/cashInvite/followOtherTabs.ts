import { USER_KEY_PREFIX } from '@/lib/storage/storageKeys'
import { deserializeShared } from './cashInvite.persist'
import { withdrawalSynced } from './cashInviteSlice'

const KEY = `${USER_KEY_PREFIX}cashInvite`

/** Hears what another tab of this user keeps: the storage tells it, but not to a page that was asleep, which looks by itself. Gives the way to stop. */
export function followOtherTabs(dispatch: (event: ReturnType<typeof withdrawalSynced>) => unknown): () => void {
  const follow = (text: string | null) => {
    const kept = deserializeShared(text)
    if (kept) dispatch(withdrawalSynced(kept))
  }
  const hear = ({ key, newValue }: StorageEvent) => key === KEY && follow(newValue)
  const look = () => follow(stored())
  window.addEventListener('storage', hear)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    window.removeEventListener('storage', hear)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}
