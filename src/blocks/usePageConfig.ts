import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { selectSourceId } from '@/features/entry'
import { pageExtrasApi } from '@/services/candle'
import { pageConfigOf } from './pageConfigOf'

/** One page's part of the activity's configuration, for a page that shows its defaults until it is loaded, and when it cannot be. */
export function usePageConfig(key: string): { readonly rawConfig: unknown; readonly isLoading: boolean } {
  const sourceId = useSelector(selectSourceId)
  const { data, isFetching } = pageExtrasApi.useGetPageConfigQuery(sourceId ? { sourceId } : skipToken)
  return { rawConfig: pageConfigOf(data, key), isLoading: isFetching && data === undefined }
}
