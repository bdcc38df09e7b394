import { useState } from 'react'
import { useSelector } from 'react-redux'
import { LivePage } from '@/blocks/LivePage'
import { selectEntry, type WithEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { selectUserUid, type WithSession } from '@/features/session'
import { LazyPreview, type NamedPage } from './LazyPreview'

/** A page at its own address: live, unless the configuration tool shows it in a frame (spec 2 §2.5). */
export function LivePageOrPreview({ page, name }: NamedPage) {
  const mis = useSelector((state: WithEntry) => selectEntry(state).mis)
  const userCount = useUserCount()
  return isPreviewFrame(mis) ? <LazyPreview page={page} name={name} /> : <LivePage key={userCount} page={page} />
}

/**
 * How many users the page has been for. Its state (an amount, a prize that it shows, an order that it polls) belongs to one user: when another tab logs in as another
 * one, the page is mounted again. A visitor who logs in, or out, is no other user.
 */
function useUserCount(): number {
  const id = useSelector((state: WithSession) => selectUserUid(state))
  const [user, setUser] = useState({ id, count: 0 })
  if (id !== null && id !== user.id) setUser({ id, count: user.count + Number(user.id !== null) })
  return user.count
}
