import { useState } from 'react'
import { useSelector } from 'react-redux'
import { LivePage } from '@/blocks/LivePage'
import { selectEntry, type WithEntry } from '@/features/entry'
import { selectIsAutoLoginPending, type WithLogin } from '@/features/login'
import { isPreviewFrame } from '@/features/preview'
import { selectToken, selectUserUid, type WithSession } from '@/features/session'
import { LazyPreview, type NamedPage } from './LazyPreview'

/** A page at its own address: live, unless the configuration tool shows it in a frame (spec 2 §2.5). */
export function LivePageOrPreview({ page, name }: NamedPage) {
  const mis = useSelector((state: WithEntry) => selectEntry(state).mis)
  const userCount = useUserCount()
  return isPreviewFrame(mis) ? <LazyPreview page={page} name={name} /> : <LivePage key={userCount} page={page} />
}

/**
 * Counts how often another tab has changed the user. It is the key of the page, so that the page's state (a prize that it shows, a refused action) is reset for the new
 * user, but not after a login on the page itself, where the token comes before its user. An automatic login, such as that of another tab which is finished here, may be
 * that of another user.
 */
function useUserCount(): number {
  const id = useSelector((state: WithSession) => selectUserUid(state))
  const token = useSelector((state: WithSession) => selectToken(state))
  const isAwaited = useSelector((state: WithLogin) => selectIsAutoLoginPending(state)) && id === null
  const [user, setUser] = useState({ id, count: 0 })
  if (id !== user.id && token !== null && !isAwaited) setUser({ id, count: user.count + Number(id !== null && user.id !== null) })
  return user.count
}
