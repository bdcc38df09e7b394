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
 * How many users other tabs have made of the one here. The page's state (a prize that it shows, an action that was refused) belongs to one user: when another tab logs
 * in as another one, the page is mounted again. A login on the page itself, where a token comes before its user, is what the page goes on from; one without hands, such as
 * that of another tab which is finished here, may be that of another user.
 */
function useUserCount(): number {
  const id = useSelector((state: WithSession) => selectUserUid(state))
  const token = useSelector((state: WithSession) => selectToken(state))
  const isAwaited = useSelector((state: WithLogin) => selectIsAutoLoginPending(state)) && id === null
  const [user, setUser] = useState({ id, count: 0 })
  if (id !== user.id && token !== null && !isAwaited) setUser({ id, count: user.count + Number(id !== null && user.id !== null) })
  return user.count
}
