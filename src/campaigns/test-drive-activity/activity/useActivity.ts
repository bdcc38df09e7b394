import { skipToken } from '@reduxjs/toolkit/query'
import { useGetTestDrivePageQuery } from '../endpoints'
import type { TestDrivePage } from '../model'
import { useSourceId } from './useSourceId'

type Activity =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly page: TestDrivePage; readonly sourceId: string; readonly reload: () => void }

/** What the backend knows of the page's activity. An address that names none has none to load. */
export function useActivity(): Activity {
  const sourceId = useSourceId()
  const { data: page, error, refetch } = useGetTestDrivePageQuery(sourceId === null ? skipToken : { sourceId })
  const reload = () => void (sourceId !== null && refetch())
  if (page && sourceId !== null) return { status: 'ready', page, sourceId, reload }
  if (error || sourceId === null) return { status: 'failed', error, retry: reload }
  return { status: 'loading' }
}
