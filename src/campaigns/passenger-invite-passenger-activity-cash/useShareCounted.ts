import { useDispatch, useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { selectSession } from '@/features/session'
import type { ShareDispatch } from '@/features/share'
import { pipCashShareCallback } from './endpoints'

/** Tells the backend of a share. Only one by somebody who is known can count for them. */
export function useShareCounted(): () => unknown {
  const dispatch = useDispatch<ShareDispatch>()
  const { sourceId } = useSelector(selectEntry)
  const { id, token } = useSelector(selectSession)
  return () => token && dispatch(pipCashShareCallback.initiate({ sourceId: sourceId ?? '', userUid: id ?? '' }, { track: false }))
}
