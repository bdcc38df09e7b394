import { skipToken } from '@reduxjs/toolkit/query'
import { usePageRestored } from '@/lib/usePageRestored'
import { useGetTestDrivePageQuery } from '../endpoints'
import type { TestDrivePage } from '../model'
import { useSourceId } from './useSourceId'

type Activity =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly page: TestDrivePage; readonly sourceId: string }

/** What the backend knows of the page's activity, asked again when the page comes back from the browser's cache (spec 2 §4). An address that names none has none to load. */
export function useActivity(): Activity {
  const sourceId = useSourceId()
  const { data: page, error, isFetching, refetch } = useGetTestDrivePageQuery(sourceId === null ? skipToken : { sourceId })
  const reload = () => void (sourceId !== null && refetch())
  usePageRestored(reload)
  if (page && sourceId !== null) return { status: 'ready', page, sourceId }
  if (sourceId === null || (error && !isFetching)) return { status: 'failed', error, retry: reload }
  return { status: 'loading' }
}
