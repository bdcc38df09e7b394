import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { entryRead, readEntry, selectSourceId } from '@/features/entry'

/**
 * The activity that this page is about. The home leads to several of them, so here the address of a page names its own, back and
 * forward too; the store follows, for whoever asks there.
 */
export function useSourceId(): string | null {
  const { search } = useLocation()
  const stored = useSelector(selectSourceId)
  const named = readEntry(search, '').sourceId ?? null
  const dispatch = useDispatch()
  useEffect(() => {
    if (named !== null && named !== stored) dispatch(entryRead({ sourceId: named }))
  }, [dispatch, named, stored])
  return named ?? stored
}
