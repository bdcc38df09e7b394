import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { selectSession } from '@/features/session'
import { toListOwner, type ListOwner } from '../../listModel'

/** Whoever is logged in, in the activity of the address. */
export function useListOwner(): ListOwner {
  const entry = useSelector(selectEntry)
  const session = useSelector(selectSession)
  return useMemo(() => toListOwner(entry, session), [entry, session])
}
